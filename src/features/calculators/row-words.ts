import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListEntry } from '#data/lists/line-of.ts';
import { decimalMark, formatNumber, formatRupiah } from '#i18n/formats.ts';
import { quantityWords } from '#i18n/quantity-words.ts';
import { unitWord } from '#i18n/unit-words.ts';
import { languageOf } from '#i18n/use-language.ts';
import { compare, type Exact, exact, minus, nothing, numberOf, plus, times } from '#lib/calculators/exact.ts';
import type { Sold } from '#lib/calculators/roles.ts';
import { editionsWords } from './job-words.ts';
import { roleWords } from './role-words.ts';
import type { Calculation, Row } from './use-calculation.ts';

/** A material with its size: 'Main bars D10'. */
export const materialWords = (i18n: I18n, { need }: Pick<Row, 'need'>): string =>
  [i18n._(roleWords[need.role]), need.size?.replace('x', ' × ').replace('.', decimalMark(languageOf(i18n.locale)))]
    .filter(Boolean)
    .join(' ');

/** '345 kg', with two decimals where it has them. */
export const amountWords = (i18n: I18n, amount: Exact, unit: string, decimals = 2): string => {
  const value = numberOf(amount, 10 ** decimals);
  return `${formatNumber(value, languageOf(i18n.locale), decimals)} ${unitWord(i18n, unit, value)}`;
};

/** What the sold units hold together; undefined where nothing is sold. */
export function holdsOf({ plan }: Pick<Row, 'plan'>): { readonly holds: Exact; readonly rest: Exact } | undefined {
  if (plan.packing !== null) {
    const holds = plus(nothing, ...plan.packing.picks.map(({ pack, count }) => times(pack.content, exact(count))));
    return { holds, rest: minus(holds, plan.amount) };
  }
  return plan.sold[0];
}

/** '7 × 50 kg' of goods; without goods '9 bags of 40 kg'. */
export function soldWords(i18n: I18n, { holds, count, rule }: Sold, unit: string): string {
  const quantity = quantityWords(i18n, count, rule.unit);
  const isPlain = count === 0 || rule.unit.startsWith('half_') || compare(holds, exact(count)) === 0;
  if (isPlain) return quantity;
  const content = amountWords(i18n, exact(rule.content, 1_000), unit);
  return i18n._(msg`${quantity} of ${content}`);
}

/** What goes into a list: goods, or words where this phone knows none. */
export function entriesOf(i18n: I18n, rows: readonly Row[]): ListEntry[] {
  return rows.flatMap((row): ListEntry[] => {
    const { plan, offer, picks } = row;
    const need = { thousandths: Math.round(numberOf(plan.amount, 1_000) * 1_000), unit: plan.unit };
    if (offer !== undefined && picks.length > 0)
      return picks.map(({ variant, count }, at) => ({
        goods: { product: offer.product, variant },
        text: '',
        quantity: count,
        source: 'calculator',
        ...(at === 0 ? { need } : {}),
      }));
    const [first] = plan.sold;
    if (first === undefined || first.count === 0) return [];
    return [
      {
        goods: null,
        text: `${materialWords(i18n, row)}: ${soldWords(i18n, first, row.need.unit)}`,
        quantity: 1,
        need,
        source: 'calculator',
      },
    ];
  });
}

/** A calculation as a plain message. @param title the job's name @param address that shows it again */
export function calculationText(i18n: I18n, title: string, { result, rows, editions, total }: Calculation, address: string): string {
  const lines = rows.map(row => {
    const { plan, offer, picks } = row;
    const amount = amountWords(i18n, plan.amount, plan.unit);
    const goods = picks.map(({ variant, count }) => `${offer?.product.name} ${variant.name}: ${quantityWords(i18n, count, variant.unit)}`);
    const bought = goods.length > 0 ? goods.join(' + ') : plan.sold.map(each => soldWords(i18n, each, row.need.unit)).join(' / ');
    const price = plan.packing === null ? '' : ` = ${formatRupiah(plan.packing.cost)}`;
    return `${materialWords(i18n, row)}: ${amount}${bought === '' ? '' : ` → ${bought}`}${price}`;
  });
  const work = result === null ? '' : `: ${amountWords(i18n, result.work.amount, result.work.unit)}`;
  const sum = formatRupiah(total);
  return [
    `${title}${work}`,
    lines.join('\n'),
    ...(total > 0 ? [i18n._(msg`Total: ${sum}`)] : []),
    `${i18n._(msg`Estimate. Check the working drawing.`)} ${editionsWords(i18n, editions)}`,
    address,
  ].join('\n\n');
}
