import { type ComponentProps, type ReactNode, useId } from 'react';
import { CircleAlert } from '../icons.ts';
import { error as errorClass, errorIcon, hint as hintClass } from './Field.css.ts';
import { group, legend as legendClass } from './FieldGroup.css.ts';

export interface FieldGroupProps extends ComponentProps<'fieldset'> {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Controls that answer one question, such as radios; the legend is their label. */
export function FieldGroup({ legend, hint, error, className, children, ...rest }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset {...rest} className={className} aria-describedby={hint || error ? `${id}-note` : undefined}>
      <legend className={legendClass}>{legend}</legend>
      {/* Some engines still lay a fieldset itself out as a block, whatever its display. */}
      <div className={group}>
        {children}
        {hint || error ? (
          <div id={`${id}-note`}>
            {hint ? <div className={hintClass}>{hint}</div> : null}
            {error ? (
              <div className={errorClass}>
                <CircleAlert size={16} className={errorIcon} />
                <span>{error}</span>
              </div>
            ) : null}
          </div>
        ) : null}
      </div>
    </fieldset>
  );
}
