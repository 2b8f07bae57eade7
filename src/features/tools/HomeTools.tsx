import { type ReactNode, Suspense } from 'react';
import { BoughtShelf } from './BoughtShelf.tsx';
import * as css from './HomeTools.css.ts';
import { ToolRow } from './ToolRow.tsx';

/** @param order what tells a signed-in customer of their order that is under way; null for a guest */
export function HomeTools({ order }: { order: ReactNode }) {
  return (
    <>
      {order === null ? null : (
        <>
          <div className={css.order}>
            <Suspense>{order}</Suspense>
          </div>
          <BoughtShelf />
        </>
      )}
      <ToolRow />
    </>
  );
}
