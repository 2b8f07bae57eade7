import { type ReactNode, useId } from 'react';
import { CircleAlert } from '../icons.ts';
import { error as errorClass, errorIcon, field, hint as hintClass, label as labelClass, star } from './Field.css.ts';
import { Words } from './Words.tsx';

/** Props of every labelled control. The words of `error` say what happened and the next step. */
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Attributes that tie a control to its label, hint and error. */
interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldProps {
  id?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, then hint and error, each described to assistive technology. */
export function Field({ id: givenId, label, hint, error, required, className, children }: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={className ? `${field} ${className}` : field}>
      <label htmlFor={id} className={labelClass}>
        <Words>{label}</Words>
        {required ? (
          <span className={star} aria-hidden="true">
            {' *'}
          </span>
        ) : null}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <div id={`${id}-hint`} className={hintClass}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <div id={`${id}-error`} className={errorClass}>
          <CircleAlert size={16} className={errorIcon} />
          <span>{error}</span>
        </div>
      ) : null}
    </div>
  );
}
