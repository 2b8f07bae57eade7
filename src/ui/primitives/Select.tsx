import type { ComponentProps } from 'react';
import { ChevronDown } from '../icons.ts';
import { box } from './Field.css.ts';
import { Field, type FieldProps } from './Field.tsx';
import { chevron, select } from './Select.css.ts';

export interface SelectProps extends FieldProps, ComponentProps<'select'> {}

/** The platform's own select; children are its `<option>`s. */
export function Select({ label, hint, error, className, children, ...input }: SelectProps) {
  return (
    <Field id={input.id} label={label} hint={hint} error={error} required={input.required} className={className}>
      {control => (
        <span className={box}>
          <select {...input} {...control} className={select}>
            {children}
          </select>
          <ChevronDown size={20} className={chevron} />
        </span>
      )}
    </Field>
  );
}
