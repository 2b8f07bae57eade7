import type { ReactNode } from 'react';
import { Skeleton } from '../primitives/Skeleton.tsx';
import * as css from './EntryList.css.ts';

export interface EntryProps {
  /** 22 px, decoration. */
  icon: ReactNode;
  /** The event, in one sentence. */
  text: ReactNode;
  /** `brand` for what is new, `bad` for what asks for a decision. Say it in `meta` as well: a screen reader does not read an edge. */
  mark?: 'none' | 'brand' | 'bad';
  /** When, its state, a number. */
  meta: ReactNode;
  /** Further text and actions. */
  children?: ReactNode;
}

/** Things that happened, one below the other, each with what can be done about it. */
export function EntryList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={css.list}>
      {children}
    </ul>
  );
}

export function Entry({ icon, text, mark = 'none', meta, children }: EntryProps) {
  return (
    <li className={css.entry({ mark })}>
      <span className={css.icon({ mark })} aria-hidden="true">
        {icon}
      </span>
      <div className={css.body}>
        <p className={css.text({ marked: mark !== 'none' })}>{text}</p>
        <p className={css.meta}>{meta}</p>
        {children}
      </div>
    </li>
  );
}

/** A few entries before they are known. */
export function EntrySkeletons() {
  return (
    <ul className={css.list}>
      {[1, 2, 3, 4].map(row => (
        <li key={row} className={css.entry()}>
          <span className={css.icon()} />
          <div className={css.lines}>
            <Skeleton width="most" />
            <Skeleton width="half" />
          </div>
        </li>
      ))}
    </ul>
  );
}
