/** The shop's days begin at midnight in Makassar, whatever the zone of the merchant's device. */
const SHOP_OFFSET = 8 * 3_600_000;
const DAY = 86_400_000;
/** Months that the merchant can choose from: this one, and the same one a year ago. */
const MONTHS_BACK = 12;

const periodKinds = ['today', 'week', 'thirty', 'month', 'days'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** Days from one to another, both included, as 'YYYY-MM-DD'. */
export interface Period {
  readonly kind: PeriodKind;
  readonly from: string;
  readonly to: string;
}

const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const shopToday = (now: Date) => dayAt(now.getTime() + SHOP_OFFSET);
const daysBefore = (day: string, count: number) => dayAt(Date.parse(day) - count * DAY);

/** The period that stands in the address; today where none does. The server refuses own dates that are none. */
export function periodOf(filter: (name: string) => string, now: Date): Period {
  const today = shopToday(now);
  const kind = periodKinds.find(each => each === filter('period')) ?? 'today';
  if (kind === 'week') return { kind, from: daysBefore(today, 6), to: today };
  if (kind === 'thirty') return { kind, from: daysBefore(today, 29), to: today };
  if (kind === 'month') return { kind, ...monthSpan(filter('month'), today) };
  if (kind === 'days') return { kind, from: filter('from') || today, to: filter('to') || today };
  return { kind, from: today, to: today };
}

function monthSpan(wanted: string, today: string): { from: string; to: string } {
  const month = /^20\d\d-(?:0[1-9]|1[0-2])$/.test(wanted) ? wanted : today.slice(0, 7);
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: dayAt(Date.UTC(year, number, 0)) };
}

/** The months that are offered, the latest first, and the chosen one where it is older. @param chosen such as '2026-11' */
export function monthsToChoose(chosen: string, now: Date): string[] {
  const [year = 0, number = 1] = shopToday(now).split('-').map(Number);
  const months = Array.from({ length: MONTHS_BACK + 1 }, (_, back) => dayAt(Date.UTC(year, number - 1 - back, 1)).slice(0, 7));
  return months.includes(chosen) ? months : [...months, chosen];
}

/** Every day of a span, since the server names only those on which something was sold. */
export function daysOf({ from, to }: { readonly from: string; readonly to: string }): string[] {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  return Array.from({ length: days }, (_, index) => dayAt(Date.parse(from) + index * DAY));
}
