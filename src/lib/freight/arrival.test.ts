import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ArrivalTerms,
  arrivalOf,
  dayAfter,
  dayIn,
  nextSailing,
  type OpeningHours,
  type SailingCalendar,
  timeZones,
  weekdayOf,
} from './arrival.ts';

const HOUR = 3_600_000;
const places = { WIB: 'Asia/Jakarta', WITA: 'Asia/Makassar', WIT: 'Asia/Jayapura' } as const;
const at = (text: string) => Date.parse(text);
const workdays: readonly OpeningHours[] = [
  { weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' },
  { weekdays: [6], opens: '08:00', closes: '15:00' },
];
const terms = (change: Partial<ArrivalTerms> = {}): ArrivalTerms => ({
  daysMin: 7,
  daysMax: 14,
  sailings: null,
  isByDepot: false,
  zone: 'WIT',
  hours: workdays,
  ...change,
});

const moments = fc.integer({ min: at('2025-01-01T00:00:00Z'), max: at('2031-12-31T23:59:59Z') });
const zones = fc.constantFrom(...timeZones);
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(parts => parts.map(part => String(part).padStart(2, '0')).join(':'));
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 });
const calendars: fc.Arbitrary<SailingCalendar> = fc.record({ weekdays, cutoff_days: fc.integer({ min: 0, max: 6 }), cutoff_time: times });
const openings: fc.Arbitrary<readonly OpeningHours[]> = fc.array(fc.record({ weekdays, opens: fc.constant('08:00'), closes: times }), {
  maxLength: 2,
});
const anyTerms: fc.Arbitrary<ArrivalTerms> = fc.record({
  daysMin: fc.integer({ min: 0, max: 10 }),
  daysMax: fc.integer({ min: 10, max: 25 }),
  sailings: fc.option(calendars),
  isByDepot: fc.boolean(),
  zone: zones,
  hours: openings,
});

describe('a day', () => {
  it('is the one on the calendar of its zone', () => {
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        expect(dayIn(zone, moment)).toBe(new Date(moment).toLocaleDateString('sv-SE', { timeZone: places[zone] }));
      }),
    );
  });

  it('has the weekday that its zone calls it by', () => {
    const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const name = new Date(moment).toLocaleDateString('en-US', { timeZone: places[zone], weekday: 'short' });
        expect(names[weekdayOf(dayIn(zone, moment)) - 1]).toBe(name);
      }),
    );
  });
});

describe('the next sailing', () => {
  const mondays: SailingCalendar = { weekdays: [1], cutoff_days: 2, cutoff_time: '12:00' };

  it('is the one whose cut-off has not passed', () => {
    // Saturday noon in Ambon is 03:00 in UTC.
    expect(nextSailing(mondays, 'WIT', at('2026-11-28T02:59:59Z'))).toEqual({ day: '2026-11-30', payBefore: at('2026-11-28T03:00:00Z') });
    expect(nextSailing(mondays, 'WIT', at('2026-11-28T03:00:00Z'))).toEqual({ day: '2026-12-07', payBefore: at('2026-12-05T03:00:00Z') });
  });

  it('closes an hour later for each zone to the west', () => {
    const cutoffs = timeZones.map(zone => nextSailing(mondays, zone, at('2026-11-26T00:00:00Z'))?.payBefore);
    expect(cutoffs).toEqual([at('2026-11-28T05:00:00Z'), at('2026-11-28T04:00:00Z'), at('2026-11-28T03:00:00Z')]);
  });

  it('sails on its weekdays, and the one before it was missed', () => {
    fc.assert(
      fc.property(calendars, zones, moments, (calendar, zone, moment) => {
        const sailing = nextSailing(calendar, zone, moment);
        if (sailing === null) throw new Error('no sailing');
        expect(calendar.weekdays).toContain(weekdayOf(sailing.day));
        expect(sailing.payBefore).toBeGreaterThan(moment);
        // A week earlier each weekday has a sailing as well, whose cut-off lies exactly seven days before.
        expect(nextSailing(calendar, zone, sailing.payBefore - 1)).toEqual(sailing);
        const after = nextSailing(calendar, zone, sailing.payBefore);
        expect(after?.day && after.day > sailing.day && after.day <= dayAfter(sailing.day, 7)).toBe(true);
        expect(sailing.payBefore - moment).toBeLessThanOrEqual(7 * 24 * HOUR);
      }),
    );
  });

  it('is none where no weekday is named', () => {
    expect(nextSailing({ ...mondays, weekdays: [] }, 'WIB', at('2026-11-28T03:00:00Z'))).toBeNull();
    expect(arrivalOf(terms({ sailings: { ...mondays, weekdays: [] } }), at('2026-11-28T03:00:00Z'))).toBeNull();
  });
});

describe('an arrival', () => {
  it('counts from the ship that the payment is in time for', () => {
    const sailings = { weekdays: [1], cutoff_days: 2, cutoff_time: '12:00' };
    const [paidFrom, paidUntil] = [at('2026-11-27T14:00:00Z'), at('2026-11-28T14:00:00Z')];
    expect(arrivalOf(terms({ sailings }), paidFrom)).toEqual({ from: '2026-12-07', to: '2026-12-14' });
    expect(arrivalOf(terms({ sailings }), paidFrom, paidUntil)).toEqual({ from: '2026-12-07', to: '2026-12-21' });
  });

  it('counts from the day on which the depot is still open', () => {
    const pickUp = terms({ daysMin: 0, daysMax: 1, isByDepot: true });
    // Friday 16:59 and 17:00, Saturday 15:00 in Ambon.
    expect(arrivalOf(pickUp, at('2026-11-27T07:59:00Z'))).toEqual({ from: '2026-11-27', to: '2026-11-28' });
    expect(arrivalOf(pickUp, at('2026-11-27T08:00:00Z'))).toEqual({ from: '2026-11-28', to: '2026-11-30' });
    expect(arrivalOf(pickUp, at('2026-11-28T06:00:00Z'))).toEqual({ from: '2026-11-30', to: '2026-12-01' });
  });

  it('counts closed days where others drive', () => {
    const saturday = at('2026-11-28T01:00:00Z');
    expect(arrivalOf(terms({ daysMin: 1, daysMax: 2 }), saturday)).toEqual({ from: '2026-11-29', to: '2026-11-30' });
    expect(arrivalOf(terms({ daysMin: 1, daysMax: 2, isByDepot: true }), saturday)).toEqual({ from: '2026-11-30', to: '2026-12-01' });
  });

  it('is not known where it depends on the ship', () => {
    expect(arrivalOf(terms({ daysMin: null, daysMax: null }), at('2026-11-28T01:00:00Z'))).toBeNull();
  });

  it('never comes before the payment, and a later payment never makes it earlier', () => {
    fc.assert(
      fc.property(anyTerms, moments, fc.integer({ min: 0, max: 10 * 24 }), (any, paidFrom, hours) => {
        const paidUntil = paidFrom + hours * HOUR;
        const [first, range, last] = [arrivalOf(any, paidFrom), arrivalOf(any, paidFrom, paidUntil), arrivalOf(any, paidUntil)];
        if (first === null || range === null || last === null) throw new Error('no arrival');
        expect(first.from >= dayIn(any.zone, paidFrom) && first.from <= first.to).toBe(true);
        expect(range).toEqual({ from: first.from, to: last.to });
        expect(last.from >= first.from && last.to >= first.to).toBe(true);
        if (!any.isByDepot) expect(first.to).toBe(dayAfter(first.from, (any.daysMax ?? 0) - (any.daysMin ?? 0)));
        else if (any.hours.length > 0 && (any.daysMax ?? 0) > 0) {
          expect(any.hours.some(({ weekdays: open }) => open.includes(weekdayOf(first.to)))).toBe(true);
        }
      }),
    );
  });

  it('is the same in the three zones at the same time of their clocks', () => {
    fc.assert(
      fc.property(anyTerms, moments, (any, moment) => {
        const found = timeZones.map((zone, index) => arrivalOf({ ...any, zone }, moment - index * HOUR));
        expect(found[1]).toEqual(found[0]);
        expect(found[2]).toEqual(found[0]);
      }),
    );
  });
});
