import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldProblem, Measure } from '#lib/calculators/fields.ts';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './Calculators.css.ts';
import { measureWords, problemWords } from './field-words.ts';

interface Props {
  label: ReactNode;
  unit: Measure;
  value: string;
  hint?: ReactNode;
  problem: FieldProblem | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** A number with its unit, typed with a comma or a point. */
export function MeasureInput({ label, unit, value, hint, problem, onChange, onLeave }: Props) {
  const { i18n } = useLingui();
  return (
    <TextField
      label={label}
      hint={hint}
      error={problem === undefined ? null : i18n._(problemWords[problem])}
      inputMode={unit === 'count' || unit === 'coats' ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={16}
      value={value}
      onChange={event => onChange(event.target.value)}
      onBlur={onLeave}
      trailing={<span className={css.suffix}>{i18n._(measureWords[unit])}</span>}
    />
  );
}
