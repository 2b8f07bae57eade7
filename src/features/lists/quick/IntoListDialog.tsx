import { useLingui } from '@lingui/react/macro';
import { goodsOf, POSITION_STEP } from '#data/lists/line-of.ts';
import type { ReviewLine } from '#data/quick-order/review.ts';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { ListChoice } from '../ListChoice.tsx';
import { listLine } from './order-lines.ts';

interface Props {
  lines: readonly ReviewLine[];
  onClose: () => void;
  /** The lines are in a list. */
  onDone: () => void;
}

/** Asks into which list the lines of an order go. */
export function IntoListDialog({ lines, onClose, onDone }: Props) {
  const { t } = useLingui();
  const brandNote = (brand: string) => t`Brand asked for: ${brand}`;
  return (
    <Dialog open onClose={onClose} title={t`Add to list`} closeLabel={t`Close`} size="sm">
      <ListChoice
        content={(position, at) => ({
          lines: lines.map((line, index) => listLine(line, position + index * POSITION_STEP, at, brandNote)),
          goods: lines.flatMap(({ goods }) => (goods === null ? [] : [goodsOf(goods.product, goods.variant)])),
        })}
        onDone={onDone}
      />
    </Dialog>
  );
}
