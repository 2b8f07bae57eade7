import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { FieldGroup } from './FieldGroup.tsx';
import { STAR } from './Rating.tsx';
import * as css from './StarField.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface StarFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  legend: ReactNode;
  error?: ReactNode;
  /** So many stars in words, such as '4 bintang: bagus'. */
  starLabel: (stars: number) => string;
}

/** One to five stars as radio buttons, full up to the chosen one; `ref`, `name` and handlers reach each of them. */
export function StarField({ legend, error, starLabel, className, ...input }: StarFieldProps) {
  const [chosen, setChosen] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const read = () => setChosen(Number(row.current?.querySelector<HTMLInputElement>(':checked')?.value ?? 0));
  // The form has checked the star that it begins with.
  useEffect(read, []);
  return (
    <FieldGroup legend={legend} error={error} className={className}>
      <div ref={row} className={css.row} onChange={read}>
        {[1, 2, 3, 4, 5].map(stars => (
          <label key={stars} className={css.star}>
            <input {...input} type="radio" value={stars} className={css.radio} aria-invalid={error ? true : undefined} />
            <VisuallyHidden>{starLabel(stars)}</VisuallyHidden>
            <svg viewBox="0 0 20 20" className={css.drawing} data-full={stars <= chosen || undefined} strokeWidth="1.25" aria-hidden="true">
              <path d={STAR} />
            </svg>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
