import type { ComponentProps, ReactNode } from 'react';
import { FieldGroup } from './FieldGroup.tsx';
import { STAR } from './Rating.tsx';
import * as css from './StarField.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface StarFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  legend: ReactNode;
  error?: ReactNode;
  /** What so many stars say, such as '4 bintang: bagus'. */
  starLabel: (stars: number) => string;
}

/** One to five stars as radio buttons; `ref`, `name` and handlers reach each of them. */
export function StarField({ legend, error, starLabel, className, ...input }: StarFieldProps) {
  return (
    <FieldGroup legend={legend} error={error} className={className}>
      <div className={css.row}>
        {[1, 2, 3, 4, 5].map(stars => (
          <label key={stars} className={css.star}>
            <input {...input} type="radio" value={stars} className={css.radio} aria-invalid={error ? true : undefined} />
            <VisuallyHidden>{starLabel(stars)}</VisuallyHidden>
            <svg viewBox="0 0 20 20" className={css.drawing} strokeWidth="1.25" aria-hidden="true">
              <path d={STAR} />
            </svg>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
