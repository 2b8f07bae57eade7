import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { type Field, type FieldProblem, optionOf, type Typed, textOf } from '#lib/calculators/fields.ts';
import type { Job } from '#lib/calculators/job.ts';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import * as css from './Calculators.css.ts';
import { fieldWords, hintWords, optionWords } from './field-words.ts';
import { MeasureInput } from './MeasureInput.tsx';
import { OpeningsInput } from './OpeningsInput.tsx';

interface Props {
  job: Job;
  typed: Typed;
  problems: ReadonlyMap<string, FieldProblem> | null;
  onChange: (id: string, value: string) => void;
}

/** The fields of a job. What is missing is told once the customer has been at the field. */
export function CalculatorForm({ job, typed, problems, onChange }: Props) {
  const { i18n } = useLingui();
  const optionWord = useOptionWord();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const leave = (id: string) => setLeft(before => new Set([...before, id]));
  const problemOf = (id: string) => {
    const problem = problems?.get(id);
    return problem === 'required' && !left.has(id) ? undefined : problem;
  };
  const wordsOf = (words: typeof fieldWords, id: string) => words[`${job.id}.${id}`] ?? words[id];
  const isOwnSize = typed.size === 'own' && job.id === 'bricks';
  const fieldOf = (field: Field) => {
    const words = wordsOf(fieldWords, field.id);
    const label = words === undefined ? field.id : i18n._(words);
    const hint = field.id === 'spare' && isOwnSize ? hintWords['own.spare'] : wordsOf(hintWords, field.id);
    switch (field.kind) {
      case 'measure':
        return (
          <MeasureInput
            key={field.id}
            label={label}
            hint={hint && i18n._(hint)}
            unit={field.unit}
            value={textOf(field, typed)}
            problem={problemOf(field.id)}
            onChange={value => onChange(field.id, value)}
            onLeave={() => leave(field.id)}
          />
        );
      case 'choice':
        return (
          <Select
            key={field.id}
            label={label}
            hint={hint && i18n._(hint)}
            value={optionOf(field, typed)}
            onChange={event => onChange(field.id, event.target.value)}
          >
            {field.options.map(option => (
              <option key={option} value={option}>
                {optionWord(field.id, option)}
              </option>
            ))}
          </Select>
        );
      case 'switch':
        return (
          <Checkbox
            key={field.id}
            className={css.wide}
            checked={typed[field.id] === 'true'}
            onChange={event => onChange(field.id, event.target.checked ? 'true' : '')}
          >
            {label}
          </Checkbox>
        );
      case 'openings':
        return (
          <OpeningsInput
            key={field.id}
            text={textOf(field, typed)}
            problemOf={problemOf}
            onChange={text => onChange(field.id, text)}
            onLeave={leave}
          />
        );
    }
  };
  return <div className={css.fields}>{job.fields(typed).map(fieldOf)}</div>;
}

/** A choice in words; a mix, a diameter or a grade is its own. */
function useOptionWord() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  return (field: string, option: string): string => {
    const words = optionWords[`${field}.${option}`];
    if (words !== undefined) return i18n._(words);
    if (field === 'mix') return `1 : ${option}`;
    if (field === 'size') return option.replace('x', ' × ');
    const number = formatNumber(Number(option.replace('fc', '')), language);
    if (field === 'thickness') return t`${number} cm`;
    return option.startsWith('fc') ? t`fc′ ${number} MPa` : option;
  };
}
