import { textOf } from '../ui/FormDialog.tsx';

/** A percentage of a form, as '2,5' or '2.5'; undefined where nothing was typed, NaN where it is no number. */
export function decimalOf(fields: FormData, name: string): number | undefined {
  const text = textOf(fields, name).replace(/[\s%]/g, '').replace(',', '.');
  if (text === '') return undefined;
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
