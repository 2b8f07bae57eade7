import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber, formatRupiah } from '#i18n/formats.ts';
import { quantityWords } from '#i18n/quantity-words.ts';
import { unitWord } from '#i18n/unit-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { numberOf } from '#lib/calculators/exact.ts';
import type { Edition } from '#lib/calculators/job.ts';
import { roleOf } from '#lib/calculators/roles.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import * as css from './Calculators.css.ts';
import { shortEditionWords } from './job-words.ts';
import { amountWords, holdsOf, materialWords, soldWords } from './row-words.ts';
import type { Row } from './use-calculation.ts';

interface Props {
  row: Row;
  /** Goods are being looked up. */
  isLoading: boolean;
  edition: Edition;
  /** Unit of the work that a rate is for. */
  workUnit: string;
  onGoods: (key: string) => void;
}

/** One material: what is needed, what is bought, what that holds and leaves, and what it costs. */
export function ResultRow({ row, isLoading, edition, workUnit, onGoods }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { need, plan, offers, offer, picks } = row;
  const name = materialWords(i18n, row);
  const amount = amountWords(i18n, plan.amount, plan.unit);
  const held = holdsOf(row);
  const holds = held && amountWords(i18n, held.holds, plan.unit);
  const rest = held && amountWords(i18n, held.rest, plan.unit);
  const pieces = need.pieces === undefined ? null : formatNumber(need.pieces, language);
  const unitPrice = (each: (typeof offers)[number]) => `${formatRupiah(numberOf(each.unitPrice, 1))}/${unitWord(i18n, each.unit)}`;
  return (
    <Card as="li" className={css.result}>
      <div className={css.resultHead}>
        <Heading level={3} size="group">
          {name}
        </Heading>
        {plan.packing === null ? null : <p className={css.price}>{formatRupiah(plan.packing.cost)}</p>}
      </div>
      <p className={css.muted}>
        <Trans>Needed: {amount}</Trans>
        {pieces === null ? null : <span>{` · ${need.unit === 'm2' ? t`${pieces} in a box` : t`${pieces} pieces`}`}</span>}
      </p>
      <Rates row={row} edition={edition} workUnit={workUnit} />
      {picks.length > 0 ? (
        picks.map(({ variant, count }) => (
          <p key={variant.id} className={css.count}>
            {[quantityWords(i18n, count, variant.unit), offer?.product.name, variant.name].join(' · ')}
          </p>
        ))
      ) : plan.sold.length > 0 ? (
        <p className={css.count}>{plan.sold.map(each => soldWords(i18n, each, need.unit)).join(' / ')}</p>
      ) : null}
      {isLoading && roleOf(need.role).goods !== null && offers.length === 0 ? (
        <>
          <Skeleton width="half" />
          <Skeleton shape="control" />
        </>
      ) : null}
      {held === undefined ? null : (
        <p className={css.muted}>
          <Trans>
            Holds {holds}, {rest} left over
          </Trans>
        </p>
      )}
      {picks.map(({ variant, count }) => {
        const least = quantityWords(i18n, variant.min_quantity, variant.unit);
        return count >= variant.min_quantity ? null : (
          <p key={variant.id} className={css.warn}>
            <Trans>Sold from {least}</Trans>
          </p>
        );
      })}
      {need.isRough === true ? (
        <p className={css.small}>
          <Trans>This number is from a single source: a rough estimate.</Trans>
        </p>
      ) : null}
      {offers.length > 1 ? (
        <Select label={t`Goods for ${name}`} value={offer?.key} onChange={event => onGoods(event.target.value)}>
          {offers.map(each => (
            <option key={each.key} value={each.key}>
              {`${[each.product.name, each.look].filter(Boolean).join(' · ')} – ${unitPrice(each)}`}
            </option>
          ))}
        </Select>
      ) : null}
    </Card>
  );
}

/** The table's rate and the product's own beside it. */
function Rates({ row: { need, plan }, edition, workUnit }: Pick<Props, 'row' | 'edition' | 'workUnit'>) {
  const { t, i18n } = useLingui();
  if (need.rate === undefined) return null;
  const per = unitWord(i18n, workUnit);
  const table = `${i18n._(shortEditionWords[need.edition ?? edition])} ${amountWords(i18n, need.rate, need.rateUnit ?? need.unit, 3)}/${per}`;
  const own = plan.own === null ? null : `${amountWords(i18n, plan.own, plan.unit, 3)}/${per}`;
  return <p className={css.small}>{own === null ? table : t`${table} · this product ${own}`}</p>;
}
