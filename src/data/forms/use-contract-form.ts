import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { AppError } from '#lib/app-error.ts';

/** A form whose fields are checked on every change by the schema that the server parses with. Errors are codes of the contract. */
export function useContractForm<Input extends FieldValues, Output>(
  schema: v.GenericSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({ resolver: standardSchemaResolver(schema), defaultValues, mode: 'onChange' });
}

/**
 * Shows what was saved, but for the fields that the customer changed while the answer was on its way: on a weak line that is
 * long enough to type in.
 * @param sent the fields as they stood when the customer pressed the button (`form.getValues()`)
 */
export function showSaved<Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>, sent: Input, saved: Input): void {
  const now = form.getValues();
  form.reset(saved);
  for (const field of Object.keys(now) as FieldPath<Input>[]) {
    if (now[field] !== sent[field]) form.setValue(field, now[field], { shouldDirty: true });
  }
}

/** Puts the server's codes at their fields and the focus on the first. @returns whether every code found its field */
export function showFieldErrors<Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>, error: unknown): boolean {
  if (!(error instanceof AppError) || error.detail.errors === undefined) return false;
  const known = new Set(Object.keys(form.getValues()));
  const codes = Object.entries(error.detail.errors);
  const placed = codes.filter(([field]) => known.has(field));
  for (const [index, [field, [code]]] of placed.entries()) {
    form.setError(field as FieldPath<Input>, { type: 'server', message: code ?? 'invalid' }, { shouldFocus: index === 0 });
  }
  return placed.length === codes.length;
}
