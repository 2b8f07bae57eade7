import type { ComponentProps, ReactNode } from 'react';
import { box, control as controlClass, leadingSlot, slot } from './Field.css.ts';
import { Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps extends FieldProps, ComponentProps<'input'> {
  leading?: ReactNode;
  trailing?: ReactNode;
}

/** One line of text. `ref` and every native prop reach the input, so a form library can register it; `className` is for the whole field. */
export function TextField({ label, hint, error, leading, trailing, className, ...input }: TextFieldProps) {
  return (
    <Field id={input.id} label={label} hint={hint} error={error} required={input.required} className={className}>
      {control => (
        <span className={box}>
          {leading ? <span className={leadingSlot}>{leading}</span> : null}
          <input type="text" {...input} {...control} className={controlClass} />
          {trailing ? <span className={slot}>{trailing}</span> : null}
        </span>
      )}
    </Field>
  );
}
