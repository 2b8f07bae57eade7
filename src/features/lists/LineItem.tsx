import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LineFacts } from '#data/lists/line-facts.ts';
import { changedLine } from '#data/lists/line-of.ts';
import type { ShownList } from '#data/lists/lists-view.ts';
import { formatDay, formatRupiah } from '#i18n/formats.ts';
import { countWords, quantityWords, stepperUnit } from '#i18n/quantity-words.ts';
import { unitWord } from '#i18n/unit-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { decremented, smallestQuantity } from '#lib/quantity.ts';
import { QueuedTag } from '#ui/patterns/QueuedTag.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { Stepper } from '#ui/primitives/Stepper.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { LineConflict } from './LineConflict.tsx';
import * as css from './Lists.css.ts';
import { lineName } from './list-text.ts';
import { useListEdits } from './use-list-edits.ts';

interface Props {
  list: ShownList;
  facts: LineFacts;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onEdit: () => void;
}

/** One line of a list: what it is, how many, what that comes to today. */
export function LineItem({ list, facts, isChosen, onChoose, onEdit }: Props) {
  const { t, i18n } = useLingui();
  const { edit } = useListEdits();
  const { line, goods } = facts;
  const name = lineName(facts) || t`Product that is not known here`;
  const setQuantity = (quantity: number) => void edit(list, { lines: [changedLine(line, { quantity })] });
  const rule = { stock: Number.MAX_SAFE_INTEGER, minimum: goods?.min_quantity ?? 1, step: goods?.step_quantity ?? 1 };
  const more = line.quantity < rule.minimum ? smallestQuantity(rule) : (Math.floor(line.quantity / rule.step) + 1) * rule.step;
  return (
    <li className={css.line} data-bought={facts.isBought || undefined}>
      <Checkbox className={css.tick} checked={isChosen} onChange={event => onChoose(event.target.checked)}>
        <VisuallyHidden>{t`Choose ${name}`}</VisuallyHidden>
      </Checkbox>
      <div className={css.words}>
        {goods === undefined ? (
          <span className={css.lineName}>{name}</span>
        ) : (
          <Link to="/product/$product" params={{ product: goods.product.slug }} search={{ variant: goods.id }} className={css.lineName}>
            {name}
          </Link>
        )}
        <LineState facts={facts} />
        {line.note === '' ? null : <p className={css.muted}>{line.note}</p>}
        <LineConflict list={list} facts={facts} />
        {list.queued.has(line.id) ? (
          <QueuedTag>
            <Trans>Queued</Trans>
          </QueuedTag>
        ) : null}
      </div>
      <div className={css.controls}>
        <Stepper
          {...(goods === undefined ? {} : stepperUnit(i18n, goods.unit))}
          size="sm"
          value={line.quantity}
          onDecrement={() => setQuantity(decremented(line.quantity, rule))}
          onIncrement={() => setQuantity(more)}
          onCommit={typed => setQuantity(Math.min(Math.ceil(typed), 1_000_000))}
          decrementLabel={t`Less of ${name}`}
          incrementLabel={t`More of ${name}`}
          inputLabel={t`Quantity of ${name}`}
        />
        <span className={css.sum}>{facts.price === null || facts.isGone ? null : formatRupiah(facts.sum)}</span>
      </div>
      <Button size="sm" variant="quiet" className={css.more} aria-label={t`Edit ${name}`} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Button>
    </li>
  );
}

/** Price now, what it has become since it was seen, what is short, how it is sold, what was bought. */
function LineState({ facts }: { facts: LineFacts }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { line, goods, price, change, isGone, isShort, isBought } = facts;
  if (goods === undefined) return isBought ? <Bought facts={facts} /> : null;
  const [stock, unit] = [countWords(i18n, goods.stock, goods.unit), unitWord(i18n, goods.unit)];
  const least = quantityWords(i18n, goods.min_quantity, goods.unit);
  const step = countWords(i18n, goods.step_quantity, goods.unit);
  const amount = formatRupiah(price ?? 0);
  const by = formatRupiah(Math.abs(change?.by ?? 0));
  const day = change === null ? '' : formatDay(change.since, language);
  const isLow = line.quantity > 0 && line.quantity < goods.min_quantity;
  const isOdd = line.quantity % goods.step_quantity !== 0;
  return (
    <>
      <p className={css.muted}>{isGone ? t`No longer sold` : t`${amount} per ${unit}`}</p>
      {change === null ? null : (
        <p className={change.by > 0 ? css.warn : css.ok}>{change.by > 0 ? t`Up ${by} since ${day}` : t`Down ${by} since ${day}`}</p>
      )}
      {isShort ? <p className={css.warn}>{goods.stock === 0 ? t`Out of stock` : t`Only ${stock} left`}</p> : null}
      {isLow && !isGone ? <p className={css.muted}>{t`Minimum ${least}`}</p> : null}
      {isOdd && !isGone ? <p className={css.muted}>{t`Multiples of ${step}`}</p> : null}
      <Bought facts={facts} />
    </>
  );
}

function Bought({ facts: { line, goods, isBought } }: { facts: LineFacts }) {
  const { t, i18n } = useLingui();
  if (isBought) return <p className={css.ok}>{t`Bought`}</p>;
  if (line.bought === 0) return null;
  const bought = goods === undefined ? String(line.bought) : quantityWords(i18n, line.bought, goods.unit);
  return <p className={css.ok}>{t`${bought} bought`}</p>;
}
