import { type ComponentProps, type ReactNode, useId } from 'react';
import { box, dense as denseClass, description as descriptionClass, error as errorClass, row, text } from './Checkbox.css.ts';
import { classNames } from './class-names.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label. */
  children: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  /** 40 px instead of 48, for lists of filters. */
  dense?: boolean;
}

export function Checkbox({ children, description, error, dense, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <label className={classNames(row, dense && denseClass, className)}>
      <input
        {...input}
        type="checkbox"
        className={box}
        aria-labelledby={`${id}-label`}
        aria-describedby={description || error ? `${id}-note` : undefined}
        aria-invalid={error ? true : undefined}
      />
      <span className={text}>
        <span id={`${id}-label`}>{children}</span>
        {description || error ? (
          <span id={`${id}-note`}>
            {description ? <span className={descriptionClass}>{description}</span> : null}
            {error ? <span className={errorClass}>{error}</span> : null}
          </span>
        ) : null}
      </span>
    </label>
  );
}
