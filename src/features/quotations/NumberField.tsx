import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './Quotations.css.ts';

interface Props {
  label: string;
  /** Null: nothing is given. */
  value: number | null;
  /** Of what is typed; undefined where it is no number that is taken. */
  parse: (text: string) => number | undefined;
  format: (value: number) => string;
  /** Null where the customer has emptied it. */
  onValue: (value: number | null) => void;
  hint?: string;
  /** What is told of text that is not taken. */
  fault?: string;
  suffix?: string | undefined;
  inputMode: 'decimal' | 'numeric';
  className?: string;
}

/** An amount that is typed: what is no number stays in the field with an error, and changes nothing. */
export function NumberField({ label, value, parse, format, onValue, hint, fault, suffix, inputMode, className }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState(value === null ? '' : format(value));
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Changed elsewhere, such as in a dialog over the page.
    if ((parse(text) ?? 0) !== (value ?? 0)) setText(value === null ? '' : format(value));
  }
  const isWrong = text.trim() !== '' && parse(text) === undefined;
  return (
    <TextField
      label={label}
      hint={hint}
      value={text}
      inputMode={inputMode}
      autoComplete="off"
      maxLength={20}
      className={className}
      trailing={suffix === undefined ? null : <span className={css.suffix}>{suffix}</span>}
      error={isWrong ? (fault ?? t`Please enter a number`) : null}
      onChange={event => {
        const typed = event.target.value;
        setText(typed);
        if (typed.trim() === '') onValue(null);
        else {
          const next = parse(typed);
          if (next !== undefined) onValue(next);
        }
      }}
    />
  );
}
