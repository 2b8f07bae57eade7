import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ShippingQuoteAnswer } from '#contract/shipping.ts';
import { formatRupiah, formatWeight } from '#i18n/formats.ts';
import { basisMessage, surchargeMessage } from '#i18n/freight-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RadioCard } from '#ui/primitives/RadioCard.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './choices.css.ts';
import { QuoteDelivery } from './QuoteDelivery.tsx';

interface Props {
  quote: ShippingQuoteAnswer;
  /** Of the radio group. */
  name: string;
  /** How it compares with the other deliveries. */
  mark: 'both' | 'cheapest' | 'fastest' | null;
  isChosen: boolean;
  onChoose: () => void;
}

/** One shipment method that is to be had, with its fee, days and why it costs that. */
export function QuoteCard({ quote, name, mark, isChosen, onChoose }: Props) {
  return (
    <RadioCard
      name={name}
      value={quote.shipment_method_id}
      checked={isChosen}
      onChange={onChoose}
      title={
        <span className={css.priced}>
          <span className={css.titleRow}>
            <Words>{quote.name}</Words>
            {mark === 'cheapest' || mark === 'both' ? (
              <Tag tone="ok">
                <Trans>Cheapest</Trans>
              </Tag>
            ) : null}
            {mark === 'fastest' || mark === 'both' ? (
              <Tag tone="info">
                <Trans>Fastest</Trans>
              </Tag>
            ) : null}
          </span>
          <span className={css.fee}>{quote.fee === 0 ? <Trans>Free</Trans> : formatRupiah(quote.fee)}</span>
        </span>
      }
      description={<QuoteTerms quote={quote} />}
    />
  );
}

function QuoteTerms({ quote }: { quote: ShippingQuoteAnswer }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const basis = basisMessage(quote.basis);
  const chargeable = formatWeight(quote.chargeable_weight, language);
  const actual = formatWeight(quote.actual_weight, language);
  const why = basis === null ? '' : i18n._(basis);
  const surcharges = quote.surcharges.map(({ code, amount }) => `${i18n._(surchargeMessage(code))} ${formatRupiah(amount)}`).join(', ');
  return (
    <>
      <span className={css.row}>{quote.description}</span>
      <QuoteDelivery quote={quote} days={<Days quote={quote} />} />
      {quote.fee > 0 && quote.basis !== null ? (
        <span className={css.why}>
          <Trans>
            Chargeable weight {chargeable}, {why}
          </Trans>
          {quote.basis === 'weight' ? null : (
            <span>
              {' '}
              <Trans>(real weight {actual})</Trans>
            </span>
          )}
        </span>
      ) : null}
      {quote.surcharges.length > 0 ? (
        <span className={css.why}>
          <Trans>Includes:</Trans>
          <Words>{` ${surcharges}`}</Words>
        </span>
      ) : null}
    </>
  );
}

/** Days until the goods are there. */
function Days({ quote: { days_min: from, days_max: to } }: { quote: ShippingQuoteAnswer }) {
  if (from === null || to === null) return <Trans>Arrival depends on the ship</Trans>;
  if (to === 0) return <Trans>Ready today</Trans>;
  if (from === 0) return <Plural value={to} one="Today or within # day" other="Today or within # days" />;
  if (from === to) return <Plural value={to} one="Arrives in about # day" other="Arrives in about # days" />;
  return (
    <Trans>
      Arrives in {from}–{to} days
    </Trans>
  );
}
