const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Indonesia's three zones by their own names; none of them has a summer time. */
export const timeZones = ['WIB', 'WITA', 'WIT'] as const;
export type TimeZone = (typeof timeZones)[number];
const aheadOfUtc: Readonly<Record<TimeZone, number>> = { WIB: 7 * HOUR, WITA: 8 * HOUR, WIT: 9 * HOUR };

/** When a depot is open: weekdays by ISO 8601 (1 Monday to 7 Sunday), times such as '08:00' of its own zone. */
export interface OpeningHours {
  readonly weekdays: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

/** Weekdays on which a service leaves a depot. What is paid before the cut-off, so many days before at a time of the depot's zone, goes along. */
export interface SailingCalendar {
  readonly weekdays: readonly number[];
  readonly cutoff_days: number;
  readonly cutoff_time: string;
}

/** A departure: its day ('2026-11-30') and the moment (milliseconds) before which the payment must be in. */
export interface Sailing {
  readonly day: string;
  readonly payBefore: number;
}

/** The terms that the day of arrival depends on. Days are null where they depend on the ship. */
export interface ArrivalTerms {
  readonly daysMin: number | null;
  readonly daysMax: number | null;
  /** Null: it leaves on any day on which the depot is open. */
  readonly sailings: SailingCalendar | null;
  /** The depot's own people hand the goods over or drive them, so that days on which it is closed do not count. */
  readonly isByDepot: boolean;
  readonly zone: TimeZone;
  /** Empty: not known, as if it were always open. */
  readonly hours: readonly OpeningHours[];
}

/** First and last day of an arrival, both included, as 'YYYY-MM-DD' of the depot's zone. */
export interface Arrival {
  readonly from: string;
  readonly to: string;
}

/** Before an order can be paid its dates count from a payment within this time (milliseconds): the usual deadline. */
export const PAY_WITHIN = 24 * HOUR;

/** Days that are looked through for an open one or a sailing. */
const HORIZON = 60;

/** The day in a zone. @param moment milliseconds since the epoch */
export function dayIn(zone: TimeZone, moment: number): string {
  return new Date(moment + aheadOfUtc[zone]).toISOString().slice(0, 10);
}

export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
}

/** By ISO 8601: 1 is Monday, 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** Milliseconds since the epoch at a time, such as '12:00', of a day in a zone. */
function momentOf(day: string, time: string, zone: TimeZone): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Date.parse(day) + hours * HOUR + minutes * MINUTE - aheadOfUtc[zone];
}

/** The first departure that a payment at this moment is in time for; null where the calendar has none. */
export function nextSailing(calendar: SailingCalendar, zone: TimeZone, moment: number): Sailing | null {
  const today = dayIn(zone, moment);
  for (let count = 0; count < HORIZON; count += 1) {
    const day = dayAfter(today, count);
    if (!calendar.weekdays.includes(weekdayOf(day))) continue;
    const payBefore = momentOf(dayAfter(day, -calendar.cutoff_days), calendar.cutoff_time, zone);
    if (moment < payBefore) return { day, payBefore };
  }
  return null;
}

const isOpen = (hours: readonly OpeningHours[], day: string) =>
  hours.length === 0 || hours.some(({ weekdays }) => weekdays.includes(weekdayOf(day)));

/** The day itself where the depot is open on it, else the next one. */
function openDayFrom(hours: readonly OpeningHours[], day: string): string {
  for (let count = 0; count < HORIZON; count += 1) {
    const later = dayAfter(day, count);
    if (isOpen(hours, later)) return later;
  }
  return day;
}

/** The day on which the depot can first work on an order that is paid at this moment: today until it closes. */
function workDay({ hours, zone }: ArrivalTerms, moment: number): string {
  const today = dayIn(zone, moment);
  const isClosed =
    hours.length > 0 && !hours.some(each => each.weekdays.includes(weekdayOf(today)) && moment < momentOf(today, each.closes, zone));
  return openDayFrom(hours, isClosed ? dayAfter(today, 1) : today);
}

function daysLater({ isByDepot, hours }: ArrivalTerms, start: string, count: number): string {
  if (!isByDepot) return dayAfter(start, count);
  let day = start;
  for (let left = count; left > 0; left -= 1) day = openDayFrom(hours, dayAfter(day, 1));
  return day;
}

/**
 * When goods arrive that are paid between two moments (milliseconds): the earliest day counts from the first, the latest from the second.
 * They leave by the next sailing or, without a calendar, on the day on which the depot can work on them; holidays are not known.
 * @returns null where the days depend on the ship, or no ship sails
 */
export function arrivalOf(terms: ArrivalTerms, paidFrom: number, paidUntil: number = paidFrom): Arrival | null {
  const { daysMin, daysMax, sailings, zone } = terms;
  if (daysMin === null || daysMax === null) return null;
  const startAt = (moment: number) => (sailings === null ? workDay(terms, moment) : nextSailing(sailings, zone, moment)?.day);
  const [first, last] = [startAt(paidFrom), startAt(paidUntil)];
  if (first === undefined || last === undefined) return null;
  return { from: daysLater(terms, first, daysMin), to: daysLater(terms, last, daysMax) };
}
