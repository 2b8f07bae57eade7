import { Trans, useLingui } from '@lingui/react/macro';
import { choiceOf, isChoice } from '#data/quick-order/choices.ts';
import type { Decision } from '#data/quick-order/draft.ts';
import type { ReviewLine, ReviewState } from '#data/quick-order/review.ts';
import type { Goods } from '#data/quick-order/wanted.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { quantityWords, stepperUnit } from '#i18n/quantity-words.ts';
import { unitWord } from '#i18n/unit-words.ts';
import { discountedPrice } from '#lib/money.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { Stepper } from '#ui/primitives/Stepper.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import * as listCss from '../Lists.css.ts';
import * as css from './QuickOrder.css.ts';
import { reasonWords, stateWords } from './reason-words.ts';

const tones = { ready: 'ok', choose: 'info', asked: 'warn', skipped: 'neutral' } as const satisfies Record<ReviewState, string>;
/** Values of the choice that are no goods. */
const OPEN = '';
const WORDS = 'words';
/** Cubic metres that a truck may bring. */
const TRUCKS = [3, 4, 5, 7];

interface Props {
  line: ReviewLine;
  onDecide: (decision: Decision) => void;
}

/** One wanted thing: the line that it was read from, its state, its goods and how many. */
export function ReviewItem({ line, onDecide }: Props) {
  const { i18n } = useLingui();
  const { state, item } = line;
  const isPassed = state === 'skipped';
  return (
    <li className={css.item}>
      <div className={css.written}>
        <Tag tone={tones[state]}>{i18n._(stateWords[state])}</Tag>
        <p className={css.text}>{line.isPart ? item.text : line.line}</p>
        {line.isPart ? (
          <p className={listCss.muted}>
            <Trans>From the line: {line.line}</Trans>
          </p>
        ) : null}
      </div>
      <div className={css.meant}>
        {isPassed ? <Passed line={line} /> : <Meant line={line} onDecide={onDecide} />}
        <div className={listCss.row}>
          <Button size="sm" variant="quiet" onClick={() => onDecide({ isSkipped: !isPassed })}>
            {isPassed ? <Trans>Order this line</Trans> : <Trans>Skip this line</Trans>}
          </Button>
        </div>
      </div>
    </li>
  );
}

function Passed({ line: { item } }: { line: ReviewLine }) {
  const { i18n } = useLingui();
  if (item.status !== 'skip' || item.reason === null) return null;
  return <p className={listCss.muted}>{i18n._(reasonWords[item.reason])}</p>;
}

function Meant({ line, onDecide }: Props) {
  const { t, i18n } = useLingui();
  const { item, choices, goods, isWords } = line;
  const written = item.text;
  const value = isWords ? WORDS : goods === null ? OPEN : String(choices.findIndex(each => isChoice(choiceOf(goods), each)));
  function choose(next: string) {
    const chosen = choices[Number(next)];
    // How many was said in units of other goods.
    if (next === WORDS) onDecide({ goods: 'words', quantity: undefined });
    else if (chosen !== undefined && next !== OPEN) onDecide({ goods: choiceOf(chosen), quantity: undefined });
    else onDecide({ goods: undefined, quantity: undefined });
  }
  return (
    <>
      {item.status === 'ask' && item.reason !== null ? <p className={listCss.warn}>{i18n._(reasonWords[item.reason])}</p> : null}
      <Hints line={line} />
      {choices.length === 0 ? (
        <p className={listCss.muted}>
          <Trans>Not found among our goods. It goes into a list in your own words.</Trans>
        </p>
      ) : (
        <Select label={t`Goods for ${written}`} value={value} onChange={event => choose(event.target.value)}>
          <option value={OPEN}>{t`Choose goods`}</option>
          {choices.map((each, at) => (
            <GoodsOption key={`${each.product.slug} ${each.variant.name}`} goods={each} value={String(at)} />
          ))}
          <option value={WORDS}>{t`In my own words`}</option>
        </Select>
      )}
      {goods === null ? null : <Amount line={line} goods={goods} onDecide={onDecide} />}
    </>
  );
}

function GoodsOption({ goods: { product, variant }, value }: { goods: Goods; value: string }) {
  const { i18n } = useLingui();
  const price = formatRupiah(discountedPrice(variant.price, variant.discount));
  return <option value={value}>{`${product.name} · ${variant.name} · ${price} / ${unitWord(i18n, variant.unit)}`}</option>;
}

/** What the customer should know before they choose. */
function Hints({ line: { askedBrand, isExact, choices, goods, isFromBefore, hasMore } }: { line: ReviewLine }) {
  const brand = askedBrand ?? '';
  return (
    <>
      {askedBrand === null ? null : (
        <p className={listCss.muted}>
          <Trans>Brand asked for: {brand}. We don't carry it.</Trans>
        </p>
      )}
      {isFromBefore ? (
        <p className={listCss.ok}>
          <Trans>From your earlier orders</Trans>
        </p>
      ) : null}
      {!isExact && choices.length > 0 && goods === null ? (
        <p className={listCss.muted}>
          <Trans>Not in these words or this size. These are the nearest.</Trans>
        </p>
      ) : null}
      {hasMore && goods === null ? (
        <p className={listCss.muted}>
          <Trans>There are more. Say it more exactly in the text to find them.</Trans>
        </p>
      ) : null}
    </>
  );
}

function Amount({ line, goods, onDecide }: Props & { goods: Goods }) {
  const { t, i18n } = useLingui();
  const { variant } = goods;
  const { item, quantity, sum } = line;
  const written = item.text;
  const set = (next: number) => onDecide({ quantity: Math.max(0, Math.min(Math.ceil(next), 1_000_000)), goods: choiceOf(goods) });
  const step = variant.step_quantity;
  const now = quantity ?? 0;
  const isTruck = item.unit === 'rit' && (variant.unit === 'm3' || variant.unit === 'half_m3');
  const trips = item.quantity ?? 1;
  return (
    <>
      {isTruck ? (
        <div className={listCss.row}>
          {TRUCKS.map(size => {
            const cubic = size * trips * (variant.unit === 'half_m3' ? 2 : 1);
            return (
              <Chip key={size} selected={quantity === cubic} onClick={() => set(cubic)}>
                {quantityWords(i18n, cubic, variant.unit)}
              </Chip>
            );
          })}
        </div>
      ) : null}
      <div className={css.amount}>
        <Stepper
          {...stepperUnit(i18n, variant.unit)}
          size="sm"
          value={now}
          onDecrement={() => set(Math.max(0, (Math.ceil(now / step) - 1) * step))}
          onIncrement={() => set((Math.floor(now / step) + 1) * step)}
          onCommit={set}
          decrementLabel={t`Less of ${written}`}
          incrementLabel={t`More of ${written}`}
          inputLabel={t`Quantity of ${written}`}
        />
        <span className={css.sum}>{sum === null ? null : `${quantityWords(i18n, now, variant.unit)} · ${formatRupiah(sum)}`}</span>
      </div>
      <Limit line={line} unit={variant.unit} />
    </>
  );
}

/** Why not just so many can be bought. */
function Limit({ line: { limit }, unit }: { line: ReviewLine; unit: string }) {
  const { t, i18n } = useLingui();
  if (limit === null) return null;
  const amount = quantityWords(i18n, limit.quantity, unit);
  const words = {
    minimum: t`The minimum is ${amount}; the cart takes that many`,
    multiple: t`Sold in fixed multiples; the cart takes ${amount}`,
    stock: limit.quantity === 0 ? t`Out of stock` : t`Only ${amount} in stock`,
  };
  return <p className={listCss.warn}>{words[limit.reason]}</p>;
}
