import type { ReactNode } from 'react';
import { Check } from '../icons.ts';
import * as css from './StepList.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { Words } from './Words.tsx';

export interface StepItem {
  key: string;
  title: ReactNode;
  state: 'done' | 'current' | 'planned';
  /** Says the state, which is otherwise only drawn. */
  stateLabel: string;
  time?: ReactNode;
  children?: ReactNode;
}

/** A vertical timeline: what happened, where things stand, what is planned. */
export function StepList({ items }: { items: readonly StepItem[] }) {
  return (
    <ol>
      {items.map(({ key, title, state, stateLabel, time, children }) => (
        <li key={key} className={css.step({ state })} {...(state === 'current' ? { 'aria-current': 'step' } : null)}>
          <span className={css.marker({ state })} aria-hidden="true">
            {state === 'done' ? <Check size={14} strokeWidth={3} /> : null}
          </span>
          <div className={css.body}>
            <p className={css.title({ state })}>
              <Words>{title}</Words>
              <VisuallyHidden>{` (${stateLabel})`}</VisuallyHidden>
            </p>
            {time ? <p className={css.note}>{time}</p> : null}
            {children}
          </div>
        </li>
      ))}
    </ol>
  );
}
