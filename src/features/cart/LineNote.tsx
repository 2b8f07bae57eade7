import { Trans, useLingui } from '@lingui/react/macro';
import type { CartLine } from '#data/cart/model.ts';
import { isShort } from '#data/cart/order-block.ts';
import { countWords, isInParts, quantityWords } from '#i18n/quantity-words.ts';
import { isOrderable, largestQuantity, snapped } from '#lib/quantity.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './CartLineItem.css.ts';
import type { LineQuantity } from './use-line-quantity.ts';

/** A remark on a line that can be had: a quantity that the shop would refuse, one that was corrected, or how the goods are sold. */
export function LineNote({ line, edit }: { line: CartLine; edit: LineQuantity }) {
  const { i18n } = useLingui();
  const { minimum, step, stock } = line.rule;
  const count = (quantity: number) => countWords(i18n, quantity, line.unit);
  const left = count(stock);
  if (line.quantity > 0 && !isOrderable(line.quantity, line.rule)) {
    const allowed = isShort(line) ? largestQuantity(line.rule) : snapped(line.quantity, line.rule).quantity;
    const most = count(allowed);
    return (
      <div className={css.shortage} role="status">
        <span className={css.warning}>{isShort(line) ? <Trans>Only {left} left</Trans> : <HowSold line={line} />}</span>
        <Button variant="outline" size="sm" className={css.take} onClick={() => edit.take(allowed)}>
          <Trans>Take {most}</Trans>
        </Button>
      </div>
    );
  }
  return (
    <>
      <p role="status" className={css.explanation}>
        {edit.explanation}
      </p>
      {line.quantity === 0 ? (
        <p className={css.hint}>
          <Trans>Quantity 0: it stays here but is not ordered.</Trans>
        </p>
      ) : null}
      {minimum > 1 || step > 1 || isInParts(line.unit) ? (
        <p className={css.rule}>
          <HowSold line={line} />
        </p>
      ) : null}
    </>
  );
}

function HowSold({ line: { rule, unit } }: { line: CartLine }) {
  const { i18n } = useLingui();
  const { minimum, step } = rule;
  const multiple = countWords(i18n, step, unit);
  const least = quantityWords(i18n, minimum, unit);
  const isStepped = step > 1 || isInParts(unit);
  return (
    <>
      {minimum > 1 ? <Trans>Minimum {least}</Trans> : null}
      <Words>{minimum > 1 && isStepped ? ' · ' : null}</Words>
      {isStepped ? <Trans>Multiples of {multiple}</Trans> : null}
    </>
  );
}
