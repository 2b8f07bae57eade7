import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Addition, CartPlan } from '#data/lists/to-cart.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { quantityWords } from '#i18n/quantity-words.ts';
import { discountedPrice } from '#lib/money.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import * as css from './Lists.css.ts';
import { lineName } from './list-text.ts';

interface Props {
  plan: CartPlan;
  onClose: () => void;
  onConfirm: () => void;
}

/** What goes into the cart and how it was rounded, what can't be had, and what has to wait for the next part. */
export function PlanDialog({ plan: { additions, left, later }, onClose, onConfirm }: Props) {
  const { t } = useLingui();
  const changed = additions.filter(({ reason }) => reason !== null);
  const repriced = additions.filter(({ seenPrice }) => seenPrice !== null);
  const shared = additions.filter(({ isInCart }) => isInCart).length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Into the cart`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {additions.length === 0 ? null : (
            <Button onClick={onConfirm}>
              <Plural value={additions.length} one="Put # product into the cart" other="Put # products into the cart" />
            </Button>
          )}
        </>
      }
    >
      <div className={css.stack}>
        {additions.length === 0 ? (
          <p>
            <Trans>None of these lines can be put into the cart now.</Trans>
          </p>
        ) : null}
        {later.length > 0 ? (
          <Notice tone="warn" title={t`In parts`}>
            <Plural
              value={later.length}
              one="A cart holds 200 products. # line stays for the next order."
              other="A cart holds 200 products. # lines stay for the next order."
            />
          </Notice>
        ) : null}
        {shared > 0 ? (
          <p>
            <Plural
              value={shared}
              one="# product is in your cart already. When its order has come, all of it counts as bought in this list."
              other="# products are in your cart already. When their order has come, all of them count as bought in this list."
            />
          </p>
        ) : null}
        {changed.length > 0 ? (
          <>
            <p>
              <Trans>Changed to what is sold:</Trans>
            </p>
            <ul className={css.stack}>
              {changed.map(addition => (
                <Change key={addition.goods.id} addition={addition} />
              ))}
            </ul>
          </>
        ) : null}
        {repriced.length > 0 ? (
          <>
            <p>
              <Trans>Changed prices:</Trans>
            </p>
            <ul className={css.stack}>
              {repriced.map(({ goods, seenPrice }) => (
                <li key={goods.id} className={css.muted}>
                  {`${goods.product.name} · ${goods.name}: ${formatRupiah(seenPrice ?? 0)} → ${formatRupiah(discountedPrice(goods.price, goods.discount))}`}
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {left.length > 0 ? (
          <>
            <p>
              <Plural value={left.length} one="# line is not for the cart now:" other="# lines are not for the cart now:" />
            </p>
            <ul className={css.muted}>
              {left.map(facts => (
                <li key={facts.line.id}>
                  <span>{`${lineName(facts)} `}</span>
                  <Why isDone={facts.rest === 0} isWords={facts.goods === undefined} isGone={facts.isGone} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

function Change({ addition: { goods, quantity, reason } }: { addition: Addition }) {
  const { i18n } = useLingui();
  const name = `${goods.product.name} · ${goods.name}`;
  const [amount, least] = [quantityWords(i18n, quantity, goods.unit), quantityWords(i18n, goods.min_quantity, goods.unit)];
  const step = quantityWords(i18n, goods.step_quantity, goods.unit);
  return (
    <li className={css.muted}>
      {reason === 'minimum' ? (
        <Trans>
          {name}: {amount}, since the minimum is {least}
        </Trans>
      ) : reason === 'multiple' ? (
        <Trans>
          {name}: {amount}, since it is sold in multiples of {step}
        </Trans>
      ) : (
        <Trans>
          {name}: {amount}, which is all that is in stock
        </Trans>
      )}
    </li>
  );
}

function Why({ isDone, isWords, isGone }: { isDone: boolean; isWords: boolean; isGone: boolean }) {
  if (isWords) return <Trans>(your own words)</Trans>;
  if (isGone) return <Trans>(no longer sold)</Trans>;
  return isDone ? <Trans>(bought already, or none wanted)</Trans> : <Trans>(out of stock)</Trans>;
}
