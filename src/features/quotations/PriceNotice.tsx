import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Quotation } from '#contract/quotations.ts';
import { ageClock } from '#data/age-clock.ts';
import { priceChanges, repriced } from '#data/quotations/reprice.ts';
import { useTodaysGoods } from '#data/quotations/use-quotations.ts';
import type { ShownState } from '#data/quotations/validity.ts';
import { formatDay, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import * as css from './Quotations.css.ts';

interface Props {
  quotation: Quotation;
  state: ShownState;
  onChange: (next: Quotation) => void;
}

/** Of when the prices are, which have changed since, and the way to today's once the quotation has expired. */
export function PriceNotice({ quotation, state, onChange }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const goods = useTodaysGoods(language, quotation);
  const changes = goods === undefined ? [] : priceChanges(quotation, goods);
  const day = formatDay(quotation.priced_at, language);
  const isExpired = state === 'expired';
  if (state === 'ordered' || (changes.length === 0 && !isExpired)) {
    return (
      <p className={css.muted}>
        <Trans>Prices of {day}. They and the stock are not reserved.</Trans>
      </p>
    );
  }
  return (
    <Notice
      tone="warn"
      title={isExpired ? t`This quotation has expired` : t`Prices have changed since ${day}`}
      action={
        goods === undefined ? null : (
          <Button size="sm" variant="outline" onClick={() => onChange(repriced(quotation, goods, ageClock.now()))}>
            <Trans>Take today’s prices</Trans>
          </Button>
        )
      }
    >
      {goods === undefined ? (
        <p>
          <Trans>Today’s prices come with a connection.</Trans>
        </p>
      ) : changes.length === 0 ? (
        <p>
          <Trans>No price has changed. Taking today’s prices begins a new term.</Trans>
        </p>
      ) : (
        <Disclosure summary={<Plural value={changes.length} one="# price has changed" other="# prices have changed" />}>
          <ul className={css.stack}>
            {changes.map(({ line, from, to }) => (
              <li key={line.id}>
                <span>{`${line.name}: ${formatRupiah(from)} → `}</span>
                <span>{to === null ? t`no longer sold` : formatRupiah(to)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Notice>
  );
}
