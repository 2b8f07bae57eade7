import * as v from 'valibot';
import { timeZones } from '#lib/freight/arrival.ts';
import { CountSchema, MomentSchema } from './endpoint.ts';

const DaySchema = v.pipe(v.string(), v.isoDate());

/** Where goods leave from, or are collected. */
export const DepotSchema = v.object({
  code: v.string(),
  /** Of its city, such as 'Ambon'. */
  name: v.string(),
  /** Code of its own regency, such as '81.71'. */
  regency: v.string(),
  address: v.string(),
  /** Degrees, WGS 84. */
  latitude: v.number(),
  longitude: v.number(),
  map_url: v.string(),
  /** As E.164, such as '+62911…'. */
  phone: v.nullable(v.string()),
  /** The zone of its hours and days. */
  time_zone: v.picklist(timeZones),
  /** Weekdays by ISO 8601 (1 Monday to 7 Sunday), times such as '08:00'; empty where they are not known. */
  hours: v.array(v.object({ weekdays: v.array(CountSchema), opens: v.string(), closes: v.string() })),
  /** Invented data of the demo: the merchant has not put their own in. */
  is_demo: v.boolean(),
});
export type Depot = v.InferOutput<typeof DepotSchema>;

/** Days on which goods arrive (a pick-up is ready), both included, in the depot's zone. `pay_by`: counted from a payment by then; null once it is a promise. */
export const EtaSchema = v.object({ from: DaySchema, to: DaySchema, pay_by: v.nullable(MomentSchema) });
export type Eta = v.InferOutput<typeof EtaSchema>;

/** The next ship: its day in the depot's zone, and until when to pay to be on it. */
export const NextSailingSchema = v.object({ day: DaySchema, pay_before: MomentSchema });
export type NextSailing = v.InferOutput<typeof NextSailingSchema>;
