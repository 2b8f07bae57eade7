import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Notice } from '#ui/primitives/Notice.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { type Drafts, isChanged } from './drafts.ts';
import * as css from './inline.css.ts';

interface UnsavedDraftsProps {
  drafts: Drafts;
  /** SKUs of the rows on screen: only what was typed elsewhere has to be pointed at. */
  shown: ReadonlySet<string>;
}

/** Figures that were typed and not saved: those of rows that are out of sight are named, and leaving the screen asks first. */
export function UnsavedDrafts({ drafts, shown }: UnsavedDraftsProps) {
  const { t } = useLingui();
  const typed = drafts.all.filter(isChanged);
  const hidden = [...new Set(typed.map(({ sku }) => sku))].filter(sku => !shown.has(sku));
  return (
    <>
      {hidden.length === 0 ? null : (
        <Notice tone="warn" role="status" title={t`Typed, but not saved yet`}>
          <ul className={css.hidden}>
            {hidden.map(sku => (
              <li key={sku}>
                <Link to="/products" search={{ search: sku } as never}>
                  {sku}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <LeaveGuard isUnsaved={typed.length > 0} />
    </>
  );
}
