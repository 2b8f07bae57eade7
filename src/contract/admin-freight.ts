import * as v from 'valibot';
import { timeZones } from '#lib/freight/arrival.ts';
import { isPhone, toE164 } from '#lib/phone.ts';
import { DepotSchema } from './delivery.ts';
import { boundedText, CountSchema, EmptySchema, endpoint } from './endpoint.ts';
import { TextSchema } from './text.ts';

/** Characters of a table of rates or zones. */
export const FREIGHT_LENGTH = 2 * 1024 * 1024;

const TimeOfDaySchema = v.pipe(boundedText(5), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'invalid'));
const HoursSchema = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({
        weekdays: v.pipe(
          v.array(v.pipe(v.number(), v.integer(), v.minValue(1, 'invalid'), v.maxValue(7, 'invalid'))),
          v.minLength(1, 'required'),
          v.maxLength(7, 'too_long'),
        ),
        opens: TimeOfDaySchema,
        closes: TimeOfDaySchema,
      }),
      v.check(({ opens, closes }) => opens < closes, 'invalid'),
    ),
  ),
  v.maxLength(7, 'too_long'),
);
const degrees = (most: number) => v.pipe(v.number('invalid'), v.minValue(-most, 'invalid'), v.maxValue(most, 'invalid'));

/** Fields of a depot that a request may set; a new one needs all but phone, map and hours. */
const DepotInputSchema = v.pipe(
  v.partial(
    v.strictObject({
      name: TextSchema(60),
      regency: v.pipe(boundedText(5), v.regex(/^\d\d\.\d\d$/, 'invalid')),
      address: TextSchema(200),
      latitude: degrees(90),
      longitude: degrees(180),
      phone: v.nullable(
        v.pipe(
          TextSchema(40),
          v.check(isPhone, 'phone_invalid'),
          v.transform(text => toE164(text) ?? text),
        ),
      ),
      map_url: v.nullable(
        v.pipe(
          boundedText(500),
          v.check(text => /^https:\/\/[^/\s]/i.test(text) && URL.canParse(text), 'invalid'),
        ),
      ),
      time_zone: v.picklist(timeZones, 'invalid'),
      hours: HoursSchema,
    }),
  ),
  v.check(fields => Object.keys(fields).length > 0, 'required'),
);
export type DepotInput = v.InferOutput<typeof DepotInputSchema>;

export const adminDepotsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/depots',
  access: 'admin',
  summary: 'Every depot, by its code.',
  answer: v.object({ depots: v.array(DepotSchema), total: CountSchema }),
});

export const setDepotEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/admin/depots/:code',
  access: 'admin',
  summary: 'Replaces the fields of a depot that are given, or adds one under a new code. From then on it is no invented one.',
  body: DepotInputSchema,
  answer: DepotSchema,
});

export const deleteDepotEndpoint = endpoint({
  method: 'DELETE',
  path: '/v1/admin/depots/:code',
  access: 'admin',
  summary: 'Takes a depot away that no zone, no rate and no order refers to.',
  answer: EmptySchema,
  problems: ['depot_in_use'],
});

const CsvSchema = v.pipe(v.string('invalid'), v.nonEmpty('required'), v.maxLength(FREIGHT_LENGTH, 'too_long'));

/**
 * The freight table as CSV, in one or both of its parts. `zones`: regency, depot, zone, island_group, reach. `rates`: depot, zone, service,
 * from_kg, rupiah_per_kg, flat, minimum_kg, divisor, handling, days_min, days_max, valid_from.
 */
export const setFreightEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/admin/freight',
  access: 'admin',
  summary:
    'Replaces zones, rates or both by a CSV, all or nothing: a tariff begins at 0 kg, has each tier once, and every depot and zone exists; errors name line and column.',
  body: v.pipe(
    v.partial(v.strictObject({ zones: CsvSchema, rates: CsvSchema })),
    v.check(parts => Object.keys(parts).length > 0, 'required'),
  ),
  answer: v.object({ zones: CountSchema, rates: CountSchema }),
  problems: ['import_failed'],
});

/** Below `/api`: answers a file and not JSON, so that it is no endpoint. Query: `table` ('zones' or 'rates'), `form` ('csv' or 'excel'). */
export const FREIGHT_CSV_PATH = '/v1/admin/freight-csv';
