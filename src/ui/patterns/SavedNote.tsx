import type { ReactNode } from 'react';
import { History } from '../icons.ts';
import { Words } from '../primitives/Words.tsx';
import { note } from './SavedNote.css.ts';

/** Says how old the figures below are, where they did not come from the network now. */
export function SavedNote({ children }: { children: ReactNode }) {
  return (
    <p className={note}>
      <History size={16} />
      <Words>{children}</Words>
    </p>
  );
}
