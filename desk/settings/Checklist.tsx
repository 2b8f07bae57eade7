import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import type { OpeningStep } from '#contract/admin-opening.ts';
import { Tag } from '#ui/primitives/Tag.tsx';
import { stepWords } from './opening-words.ts';
import * as css from './settings.css.ts';

export interface Step {
  readonly code: OpeningStep;
  readonly is_done: boolean;
  readonly is_needed: boolean;
}

/** Steps to an open shop; each open one leads to where it is done. */
export function Checklist({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ul className={css.list} aria-label={label}>
      {steps.map(step => (
        <StepEntry key={step.code} step={step} />
      ))}
    </ul>
  );
}

function StepEntry({ step: { code, is_done, is_needed } }: { step: Step }) {
  const { t, i18n } = useLingui();
  const { what, why, to } = stepWords[code];
  return (
    <li className={css.entry}>
      {is_done ? (
        <CircleCheck size={22} className={css.done} aria-hidden="true" />
      ) : is_needed ? (
        <CircleAlert size={22} className={css.missing} aria-hidden="true" />
      ) : (
        <Circle size={22} className={css.later} aria-hidden="true" />
      )}
      <div className={css.entryText}>
        {is_done || to === null ? (
          <span>{i18n._(what)}</span>
        ) : (
          <Link to={to} className={css.link}>
            {i18n._(what)}
          </Link>
        )}
        {is_done ? null : <span className={css.note}>{i18n._(why)}</span>}
      </div>
      {is_done ? <Tag tone="ok">{t`Done`}</Tag> : is_needed ? <Tag tone="bad">{t`Missing`}</Tag> : <Tag>{t`Can wait`}</Tag>}
    </li>
  );
}
