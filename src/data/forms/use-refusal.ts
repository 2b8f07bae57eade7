import { useEffect, useMemo } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { AppError } from '#lib/app-error.ts';
import type { OutboxEntry } from '../outbox/entries.ts';
import { errorOf } from '../outbox/failure.ts';
import { showFieldErrors } from './use-contract-form.ts';

/** Puts the server's refusal of a queued edit at the fields that it concerns. Null where it refused nothing. */
export function useRefusal<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  entry: OutboxEntry | null,
): AppError | null {
  const refusal = entry?.refusal ?? null;
  const error = useMemo(() => (refusal === null ? null : errorOf(refusal)), [refusal]);
  useEffect(() => {
    if (error !== null) showFieldErrors(form, error);
  }, [form, error]);
  return error;
}
