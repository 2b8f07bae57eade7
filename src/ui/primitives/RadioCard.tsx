import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import * as css from './RadioCard.css.ts';

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** On the right, such as a price. */
  trailing?: ReactNode;
  /** Why it can't be chosen; shown with `disabled`. */
  reason?: ReactNode;
  compact?: boolean;
}

/** One choice of a group; put several into a `<fieldset>` with a `<legend>` and give them one `name`. */
export function RadioCard({ title, description, trailing, reason, compact, className, ...input }: RadioCardProps) {
  const id = useId();
  const isDescribed = Boolean(description || trailing || reason);
  return (
    <label className={classNames(css.card, compact && css.compact, className)}>
      <input
        {...input}
        type="radio"
        className={css.radio}
        aria-labelledby={`${id}-title`}
        aria-describedby={isDescribed ? `${id}-note` : undefined}
      />
      <span className={css.frame} aria-hidden="true" />
      <span className={css.body}>
        <span id={`${id}-title`} className={compact ? css.compactTitle : css.title}>
          {title}
        </span>
        <span id={`${id}-note`}>
          {description ? <span className={css.description}>{description}</span> : null}
          {reason && input.disabled ? <span className={css.reason}>{reason}</span> : null}
        </span>
      </span>
      {trailing ? <span className={css.trailing}>{trailing}</span> : null}
    </label>
  );
}
