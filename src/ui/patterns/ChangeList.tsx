import type { ReactNode } from 'react';
import { ArrowRight } from '../icons.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { Words } from '../primitives/Words.tsx';
import * as css from './ChangeList.css.ts';

/** A list of changes, after a sentence that says why it is shown. */
export function ChangeList({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  return (
    <>
      <p className={css.lead}>{lead}</p>
      <ul className={css.list}>{children}</ul>
    </>
  );
}

/** One thing that is different, by its name. */
export function ChangeItem({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li className={css.row}>
      <p className={css.name}>{name}</p>
      {children}
    </li>
  );
}

export interface ChangeProps {
  before: ReactNode;
  after: ReactNode;
  /** Read out before each, such as 'Before:' and 'Now:'; null where the values say it themselves. */
  labels: { before: string; after: string } | null;
}

/** Old and new value of one thing. */
export function Change({ before, after, labels }: ChangeProps) {
  return (
    <p className={css.change}>
      <del>
        {labels === null ? null : <VisuallyHidden>{`${labels.before} `}</VisuallyHidden>}
        <Words>{before}</Words>
      </del>
      {labels === null ? null : <ArrowRight size={16} />}
      <strong>
        {labels === null ? null : <VisuallyHidden>{`${labels.after} `}</VisuallyHidden>}
        <Words>{after}</Words>
      </strong>
    </p>
  );
}

/** The buttons of one thing or of the whole list, in a row that wraps. */
export function ChangeChoices({ children }: { children: ReactNode }) {
  return <div className={css.choices}>{children}</div>;
}

/** The choice, in the place of the buttons. */
export function ChangeDecided({ children }: { children: ReactNode }) {
  return (
    <p className={css.decided} role="status">
      {children}
    </p>
  );
}
