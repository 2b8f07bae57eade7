import type { Figures } from '#contract/admin-figures.ts';
import type { Executor } from '#server/db/client.ts';
import { invalid } from '#server/http/problem.ts';
import { shopDay, startOfShopDay } from '../orders/number.ts';
import * as store from './store.ts';

const DAY = 86_400_000;
const MOST_DAYS = 366;

/**
 * Days of the shop as they were asked for; today where none was.
 * @throws Problem 422 for what is no day, an end before its beginning, and more than a year
 */
export function daysOf({ start_date, end_date }: { start_date?: string | undefined; end_date?: string | undefined }, now: Date) {
  const from = start_date || end_date || shopDay(now);
  const to = end_date || from;
  const [start, last] = [dayStart(from), dayStart(to)];
  if (start === null) throw invalid({ start_date: ['invalid'] });
  const days = last === null ? 0 : (last.getTime() - start.getTime()) / DAY + 1;
  if (last === null || days < 1) throw invalid({ end_date: ['invalid'] });
  if (days > MOST_DAYS) throw invalid({ end_date: ['too_large'] });
  return { from, to, span: { from: start, until: new Date(last.getTime() + DAY) } };
}

const dayStart = (day: string) => (/^20\d\d-\d\d-\d\d$/.test(day) ? startOfShopDay(day) : null);

/** Sums of some days. @throws Problem 422, see `daysOf` */
export async function readFigures(
  db: Executor,
  query: { start_date?: string | undefined; end_date?: string | undefined },
  now: Date,
): Promise<Figures> {
  const { from, to, span } = daysOf(query, now);
  const [placed, cancelled, refunded] = [
    await store.selectPlaced(db, span),
    await store.selectCancelled(db, span),
    await store.selectRefunded(db, span),
  ];
  const sold = await store.selectSold(db, span);
  const all = (name: string) => sold.reduce((sum, row) => sum + Number(row[name]), 0);
  return {
    from,
    to,
    placed: sumOf(placed[0]),
    sold: {
      ...{ orders: all('orders'), total: all('total'), goods: all('goods'), shipping: all('shipping') },
      ...{ unique_codes: all('unique_codes'), vat: all('vat') },
    },
    cancelled: sumOf(cancelled[0]),
    refunded: { refunds: Number(refunded[0]?.refunds ?? 0), total: Number(refunded[0]?.total ?? 0) },
    by_day: sold.map(row => ({ day: String(row.day), ...sumOf(row) })),
    by_category: (await store.selectByCategory(db, span)).map(({ slug, name, units, total }) => ({
      ...{ slug: String(slug), name: String(name), units: Number(units), total: Number(total) },
    })),
    by_region: (await store.selectByRegion(db, span)).map(row => ({ name: String(row.name), ...sumOf(row) })),
    now: (await store.selectByStatus(db)).map(row => ({ status: Number(row.status), ...sumOf(row) })),
  };
}

const sumOf = (row: Readonly<Record<string, unknown>> | undefined) => ({
  orders: Number(row?.orders ?? 0),
  total: Number(row?.total ?? 0),
});
