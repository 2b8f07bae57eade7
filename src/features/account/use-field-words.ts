import { useLingui } from '@lingui/react/macro';
import type { FieldError } from 'react-hook-form';
import { fieldMessage } from '#i18n/problem-words.ts';

/** Words for a field's error code, and the star of a required field. */
export function useFieldWords(): (error: FieldError | undefined) => { error?: string; required?: true } {
  const { i18n } = useLingui();
  return error => (error === undefined ? {} : { error: i18n._(fieldMessage(error.message ?? 'invalid')), required: true });
}
