import type { ReactNode } from 'react';
import { art, empty, sentence } from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Decoration, 120 px wide. */
  illustration?: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** One action. */
  action?: ReactNode;
}

export function EmptyState({ illustration, children, action }: EmptyStateProps) {
  return (
    <div className={empty}>
      {illustration ? (
        <div className={art} aria-hidden="true">
          {illustration}
        </div>
      ) : null}
      <p className={sentence}>{children}</p>
      {action}
    </div>
  );
}
