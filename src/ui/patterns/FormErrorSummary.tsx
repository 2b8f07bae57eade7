import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../primitives/Notice.tsx';
import { link } from './FormErrorSummary.css.ts';

export interface FormErrorSummaryProps {
  title: ReactNode;
  /** `fieldId` is the id of the control; without one the entry is plain text. */
  errors: readonly { fieldId?: string; text: ReactNode }[];
  /** Grows with each attempt to send; takes the focus when it changes. */
  attempt: number;
}

/** What keeps a form from being sent, each entry leading to its field. Nothing while there are no errors. */
export function FormErrorSummary({ title, errors, attempt }: FormErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (attempt > 0 && hasErrors) ref.current?.focus();
  }, [attempt, hasErrors]);
  if (!hasErrors) return null;

  // The router would take a bare fragment for a navigation.
  const lead = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  };
  return (
    <Notice ref={ref} tone="bad" title={title} role="alert" tabIndex={-1}>
      <ul>
        {errors.map(({ fieldId, text }, index) => (
          <li key={fieldId ?? index}>
            {fieldId ? (
              <a href={`#${fieldId}`} className={link} onClick={event => lead(event, fieldId)}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
