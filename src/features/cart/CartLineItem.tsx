import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { CartLine } from '#data/cart/model.ts';
import { useKept } from '#data/outbox/use-outbox.ts';
import { formatRupiah, formatWeight } from '#i18n/formats.ts';
import { stepperUnit } from '#i18n/quantity-words.ts';
import { savedWords } from '#i18n/saved-words.ts';
import { unitWord } from '#i18n/unit-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { discountedPrice, lineTotal } from '#lib/money.ts';
import { Trash2 } from '#ui/icons.ts';
import { QueuedTag } from '#ui/patterns/QueuedTag.tsx';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import { Price } from '#ui/primitives/Price.tsx';
import { Stepper } from '#ui/primitives/Stepper.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './CartLineItem.css.ts';
import { LineGoods } from './LineGoods.tsx';
import { LineNote } from './LineNote.tsx';
import { linePlace } from './line-place.ts';
import { useLineQuantity } from './use-line-quantity.ts';

interface Props {
  line: CartLine;
  /** The customer has left it for another order. A line at 0 shows no tick either: it is not ordered. */
  isLater: boolean;
  onTick: (isTicked: boolean) => void;
  /** The quantity that is being typed into its field, null while nothing is; the sums follow it. */
  typed: number | null;
  onType: (quantity: number | null) => void;
}

/** One line of the cart: whether it is ordered next, what it is, how many, what it comes to. */
export function CartLineItem({ line, isLater, onTick, typed, onType }: Props) {
  const { t, i18n } = useLingui();
  const noteId = useId();
  const edit = useLineQuantity(line, { isLater, onTick });
  const kept = useKept();
  const isIdle = line.quantity === 0;
  const name = `${line.product.name} · ${line.name}`;
  return (
    <li id={linePlace(line.variantId)} tabIndex={-1} className={css.line} data-idle={isIdle || undefined}>
      <Checkbox className={css.tick} checked={!isLater && !isIdle} disabled={isIdle} onChange={event => onTick(event.target.checked)}>
        <VisuallyHidden>{t`Choose ${name}`}</VisuallyHidden>
      </Checkbox>
      <Picture src={line.imageUrl} alt="" width={96} height={96} rounded className={css.picture} />
      <div className={css.words}>
        <LineGoods line={line} />
      </div>
      <IconButton label={t`Remove ${name}`} className={css.remove} onClick={edit.remove}>
        <Trash2 size={20} />
      </IconButton>
      <div className={css.controls}>
        <Stepper
          {...stepperUnit(i18n, line.unit)}
          className={css.stepper}
          value={line.quantity}
          onDecrement={edit.decrement}
          onIncrement={edit.increment}
          onCommit={edit.commit}
          onType={onType}
          decrementLabel={t`Less of ${name}`}
          incrementLabel={t`More of ${name}`}
          inputLabel={t`Quantity of ${name}`}
          describedBy={noteId}
        />
        <LineSum line={{ ...line, quantity: typed ?? line.quantity }} />
      </div>
      <div id={noteId} className={css.notes}>
        <LineNote line={line} edit={edit} />
        {line.isQueued ? <QueuedTag className={css.queued}>{i18n._(savedWords[kept])}</QueuedTag> : null}
      </div>
    </li>
  );
}

function LineSum({ line }: { line: CartLine }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const hasDiscount = line.discount > 0;
  return (
    <div className={css.sum}>
      {line.quantity > 0 ? (
        <Price
          amount={formatRupiah(lineTotal(line.price, line.discount, line.quantity))}
          amountLabel={t`Line total`}
          className={css.sumPrice}
        />
      ) : null}
      <p className={css.unitPrice}>
        <VisuallyHidden>{t`Price`}</VisuallyHidden>
        <Words>{`${formatRupiah(discountedPrice(line.price, line.discount))}/${unitWord(i18n, line.unit)}`}</Words>
      </p>
      {hasDiscount ? (
        <p className={css.original}>
          <VisuallyHidden>{t`Original price`}</VisuallyHidden>
          <s>{formatRupiah(line.price)}</s>
        </p>
      ) : null}
      {line.quantity > 0 ? <p className={css.weight}>{formatWeight(line.weight * line.quantity, language)}</p> : null}
    </div>
  );
}
