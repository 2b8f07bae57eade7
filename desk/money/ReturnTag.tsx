import { useLingui } from '@lingui/react/macro';
import type { AdminReturn } from '#contract/admin-returns.ts';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { returnStateTones, returnStateWords } from '../words/return-words.ts';

/** How far a return is, and whether it was told later than the shop's terms ask for. */
export function ReturnTag({ returned: { state, is_late } }: { returned: AdminReturn }) {
  const { t, i18n } = useLingui();
  return (
    <Stack direction="row" gap={4}>
      <Tag tone={returnStateTones[state]}>{i18n._(returnStateWords[state])}</Tag>
      {is_late ? <Tag tone="warn">{t`Told after 48 hours`}</Tag> : null}
    </Stack>
  );
}
