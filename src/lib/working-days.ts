const DAY = 86_400_000;
/** Milliseconds that Makassar, the shop's zone, is ahead of UTC all year. */
const SHOP_OFFSET = 8 * 3_600_000;

/** The day, as 'YYYY-MM-DD' of the shop's zone, that is `count` days from Monday to Friday after the moment's own. Holidays are not known. */
export function workingDayAfter(moment: Date, count: number): string {
  const day = new Date(moment.getTime() + SHOP_OFFSET);
  for (let left = count; left > 0; ) {
    day.setTime(day.getTime() + DAY);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
