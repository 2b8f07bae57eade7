import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { CartLine } from '#data/cart/model.ts';
import { isShort } from '#data/cart/order-block.ts';
import { useKept } from '#data/outbox/use-outbox.ts';
import { formatNumber, formatRupiah, formatWeight } from '#i18n/formats.ts';
import { countWords, isInParts, quantityWords, stepperUnit } from '#i18n/quantity-words.ts';
import { savedWords } from '#i18n/saved-words.ts';
import { unitWord } from '#i18n/unit-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { discountedPrice, lineTotal } from '#lib/money.ts';
import { largestQuantity } from '#lib/quantity.ts';
import { Trash2 } from '#ui/icons.ts';
import { QueuedTag } from '#ui/patterns/QueuedTag.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import { Price } from '#ui/primitives/Price.tsx';
import { Stepper } from '#ui/primitives/Stepper.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './CartLineItem.css.ts';
import { type LineQuantity, useLineQuantity } from './use-line-quantity.ts';

interface Props {
  line: CartLine;
  /** The quantity that is being typed into its field, null while nothing is; the sums follow it. */
  typed: number | null;
  onType: (quantity: number | null) => void;
}

/** One line of the cart: what it is, how many, what it comes to. */
export function CartLineItem({ line, typed, onType }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const noteId = useId();
  const edit = useLineQuantity(line);
  const kept = useKept();
  const isIdle = !line.isAvailable || line.quantity === 0;
  const name = `${line.product.name} · ${line.name}`;
  const hasDiscount = line.discount > 0;
  return (
    <li className={css.line} data-idle={isIdle || undefined}>
      <Picture src={line.imageUrl} alt="" width={96} height={96} rounded className={css.picture} />
      <div className={css.words}>
        <Link to="/product/$product" params={{ product: line.product.slug }} search={{ variant: line.variantId }} className={css.name}>
          {line.product.name}
        </Link>
        <p className={css.variant}>{line.name}</p>
        <Price
          size="sm"
          amount={formatRupiah(discountedPrice(line.price, line.discount))}
          amountLabel={t`Price`}
          unit={`/ ${unitWord(i18n, line.unit)}`}
          {...(hasDiscount
            ? {
                original: formatRupiah(line.price),
                originalLabel: t`Original price`,
                discount: `−${formatNumber(line.discount, language, 1)}%`,
              }
            : {})}
        />
      </div>
      <IconButton label={t`Remove ${name}`} size="sm" className={css.remove} onClick={edit.remove}>
        <Trash2 size={20} />
      </IconButton>
      <div className={css.controls}>
        {line.isAvailable ? (
          <Stepper
            {...stepperUnit(i18n, line.unit)}
            value={line.quantity}
            onDecrement={edit.decrement}
            onIncrement={edit.increment}
            onCommit={edit.commit}
            onType={onType}
            decrementLabel={t`Less of ${name}`}
            incrementLabel={t`More of ${name}`}
            inputLabel={t`Quantity of ${name}`}
            describedBy={noteId}
            canIncrement={line.quantity > 0 || largestQuantity(line.rule) > 0}
          />
        ) : null}
        <LineSum line={{ ...line, quantity: typed ?? line.quantity }} />
      </div>
      <div id={noteId} className={css.notes}>
        <LineState line={line} edit={edit} />
        {line.isQueued ? <QueuedTag className={css.queued}>{i18n._(savedWords[kept])}</QueuedTag> : null}
      </div>
    </li>
  );
}

function LineSum({ line }: { line: CartLine }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <div className={css.sum}>
      {line.isAvailable && line.quantity > 0 ? (
        <>
          <Price
            amount={formatRupiah(lineTotal(line.price, line.discount, line.quantity))}
            amountLabel={t`Line total`}
            className={css.sumPrice}
          />
          <p className={css.weight}>{formatWeight(line.weight * line.quantity, language)}</p>
        </>
      ) : null}
    </div>
  );
}

/** A remark on the line: no longer sold, short of stock, corrected, or how it is sold. */
function LineState({ line, edit }: { line: CartLine; edit: LineQuantity }) {
  const { i18n } = useLingui();
  const { minimum, step, stock } = line.rule;
  const largest = largestQuantity(line.rule);
  const count = (quantity: number) => countWords(i18n, quantity, line.unit);
  const [left, most, multiple] = [count(stock), count(largest), count(step)];
  const least = quantityWords(i18n, minimum, line.unit);
  const isStepped = step > 1 || isInParts(line.unit);
  if (!line.isAvailable) {
    return (
      <p className={css.warning}>
        <Trans>No longer sold, so it is not part of the total.</Trans>
      </p>
    );
  }
  if (line.quantity > 0 && isShort(line)) {
    return (
      <div className={css.shortage} role="status">
        <span className={css.warning}>{stock === 0 ? <Trans>Out of stock</Trans> : <Trans>Only {left} left</Trans>}</span>
        <Button variant="outline" size="sm" className={css.take} onClick={() => (largest === 0 ? edit.remove() : edit.take(largest))}>
          {largest === 0 ? <Trans>Remove</Trans> : <Trans>Take {most}</Trans>}
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
          {largest === 0 ? <Trans>Out of stock</Trans> : <Trans>Quantity 0: it stays here but is not ordered.</Trans>}
        </p>
      ) : null}
      {minimum > 1 || isStepped ? (
        <p className={css.hint}>
          {minimum > 1 ? <Trans>Minimum {least}</Trans> : null}
          <Words>{minimum > 1 && isStepped ? ' · ' : null}</Words>
          {isStepped ? <Trans>Multiples of {multiple}</Trans> : null}
        </p>
      ) : null}
    </>
  );
}
