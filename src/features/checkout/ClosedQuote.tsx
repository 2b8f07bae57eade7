import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ShippingQuoteAnswer } from '#contract/shipping.ts';
import { isToBeHad, type Split } from '#data/checkout/split.ts';
import { causeMessage, refusalMessage } from '#i18n/freight-words.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './choices.css.ts';

interface Props {
  quote: ShippingQuoteAnswer;
  split: Split;
  onLater: (variantIds: readonly string[]) => void;
  onTakeOut: (variantIds: readonly string[]) => void;
}

/** A shipment that can't be had: why, and where single goods are the reason, which, with the ways to do without them. */
export function ClosedQuote({ quote, split, onLater, onTakeOut }: Props) {
  const { i18n } = useLingui();
  const causes = quote.causes ?? [];
  const nameOf = (variantId: string) => split.first.order_items.find(item => item.product_variant_id === variantId)?.product_variant;
  return (
    <li className={css.closedQuote}>
      <p>
        <strong>{quote.name}</strong>
      </p>
      {causes.length === 0 ? <p>{i18n._(refusalMessage(quote.reason))}</p> : null}
      {causes.map(({ product_variant_id: variantId, reason }) => {
        const variant = nameOf(variantId);
        if (variant === undefined) return null;
        const goods = `${variant.product.name}, ${variant.name}`;
        return (
          <p key={variantId}>
            <Words>{`${goods}: ${i18n._(causeMessage(reason))}`}</Words>
          </p>
        );
      })}
      {/* Without any goods there is nothing to ship. */}
      {causes.length === 0 || causes.length === split.first.order_items.length ? null : (
        <div className={css.actions}>
          <SplitButton quote={quote} split={split} onLater={onLater} />
          <Button variant="outline" size="sm" onClick={() => onTakeOut(causes.map(cause => cause.product_variant_id))}>
            <Plural value={causes.length} one="Take # product out" other="Take # products out" />
          </Button>
        </div>
      )}
    </li>
  );
}

/** Orders what a shipment can take, and leaves the rest in the cart. Nothing where nothing would be left to order. */
export function SplitButton({ quote, split, onLater }: Omit<Props, 'onTakeOut'>) {
  const causes = (quote.causes ?? []).map(cause => cause.product_variant_id);
  const count = split.first.order_items.filter(item => !causes.includes(item.product_variant_id)).length;
  if (count === 0 || causes.length === 0) return null;
  return (
    <Button size="sm" onClick={() => onLater([...split.later.map(item => item.product_variant_id), ...causes])}>
      <Plural value={count} one="Order the other # product first" other="Order the other # products first" />
    </Button>
  );
}

/** Goods that stay in the cart, and the way to order all at once. */
export function LaterGoods({ split, onAll }: { split: Split; onAll: () => void }) {
  const names = split.later.map(item => item.product_variant.product.name).join(', ');
  return split.later.length === 0 ? null : (
    <div className={css.later} role="status">
      <p>
        <Trans>These stay in your cart: {names}</Trans>
      </p>
      {split.later.some(isToBeHad) ? (
        <Button variant="quiet" size="sm" onClick={onAll}>
          <Trans>Order everything together</Trans>
        </Button>
      ) : null}
    </div>
  );
}
