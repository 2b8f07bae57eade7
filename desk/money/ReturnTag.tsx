import { useLingui } from '@lingui/react/macro';
import type { AdminReturn } from '#contract/admin-returns.ts';
import { Tag } from '#ui/primitives/Tag.tsx';
import { returnStateTones, returnStateWords } from '../words/return-words.ts';
import * as money from './money.css.ts';
import * as css from './returns.css.ts';

/** How far a return is, and whether it was told later than the shop's terms ask for. */
export function ReturnTag({ returned: { state, is_late } }: { returned: AdminReturn }) {
  const { t, i18n } = useLingui();
  return (
    <span className={css.tags}>
      <Tag className={money.whole} tone={returnStateTones[state]}>
        {i18n._(returnStateWords[state])}
      </Tag>
      {is_late ? <Tag className={money.whole} tone="warn">{t`Told after 48 hours`}</Tag> : null}
    </span>
  );
}
