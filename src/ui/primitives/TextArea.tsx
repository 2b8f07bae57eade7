import type { ComponentProps } from 'react';
import { area, box } from './Field.css.ts';
import { Field, type FieldProps } from './Field.tsx';

export interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {}

export function TextArea({ label, hint, error, className, ...input }: TextAreaProps) {
  return (
    <Field id={input.id} label={label} hint={hint} error={error} required={input.required} className={className}>
      {control => (
        <span className={box}>
          <textarea rows={4} {...input} {...control} className={area} />
        </span>
      )}
    </Field>
  );
}
