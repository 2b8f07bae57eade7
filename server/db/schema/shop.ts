import { boolean, date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { OpeningHours, TimeZone } from '#lib/freight/arrival.ts';
import type {
  DepotCode,
  IslandGroup,
  SailingCalendars,
  ServiceCode,
  ServiceLimits,
  SurchargeRule,
  ZoneCode,
  ZoneReach,
} from '#server/db/schema/freight-types.ts';
import { moment } from './columns.ts';

/** Single values of the shop by name (site info, secrets' fingerprints, seed version). */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});

/** Numbers that are given one after the other, by name; the row's lock makes those who want one wait for each other. */
export const counters = pgTable('counters', {
  name: text('name').primaryKey(),
  /** The last one that was given. */
  value: integer('value').notNull(),
});

/** When the jobs that are due by the hour or by the day ran last, whichever process ran them. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  /** When its last run that succeeded began; null: none has. */
  ranAt: moment('ran_at'),
  /** Until then a process is at it, or waits after a failure; null: it is free. */
  claimedUntil: moment('claimed_until'),
});

export const banners = pgTable('banners', {
  id: text('id').primaryKey(),
  position: smallint('position').notNull(),
  content: jsonb('content').$type<Readonly<Record<'id' | 'en', { title: string; text: string; linkLabel: string }>>>().notNull(),
  link: text('link').notNull(),
  pictureId: text('picture_id').notNull(),
});

export const regions = pgTable(
  'regions',
  {
    /** Dotted code of the Ministry of Home Affairs. */
    code: text('code').primaryKey(),
    parent: text('parent'),
    level: smallint('level').notNull(),
    name: text('name').notNull(),
    postalCode: text('postal_code'),
  },
  table => [index('regions_parent').on(table.parent, table.name)],
);

export const paymentMethods = pgTable('payment_methods', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['bank_transfer', 'virtual_account', 'qris'] }).notNull(),
  position: smallint('position').notNull(),
  content: jsonb('content')
    .$type<Readonly<Record<'id' | 'en', { name: string; description: string; steps: readonly string[] }>>>()
    .notNull(),
  account: jsonb('account').$type<{ bank: string; number: string; holder: string }>(),
  /** Rupiah; null: no limit. */
  maxAmount: integer('max_amount'),
  /** Null: the shop's configured deadline. */
  deadlineMinutes: integer('deadline_minutes'),
  hasUniqueCode: boolean('has_unique_code').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  /** Its account is invented, until the merchant puts their own in. */
  isDemo: boolean('is_demo').notNull().default(false),
});

export const depots = pgTable('depots', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  regency: text('regency').notNull(),
  address: text('address').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  /** E.164. */
  phone: text('phone'),
  /** Null: the place of its coordinates. */
  mapUrl: text('map_url'),
  timeZone: text('time_zone').$type<TimeZone>().notNull().default('WITA'),
  hours: jsonb('hours').$type<readonly OpeningHours[]>().notNull().default([]),
  /** Invented data, until the merchant puts their own in. */
  isDemo: boolean('is_demo').notNull().default(false),
});

/** Which depot serves a regency, and at which zone's rates. */
export const zones = pgTable('zones', {
  regency: text('regency').primaryKey(),
  depot: text('depot').$type<DepotCode>().notNull(),
  zone: text('zone').$type<ZoneCode>().notNull(),
  islandGroup: text('island_group').$type<IslandGroup>().notNull(),
  /** How the depot reaches it; the highlands are by quotation only. */
  reach: text('reach').$type<ZoneReach>().notNull(),
});

export const shipmentMethods = pgTable('shipment_methods', {
  id: text('id').primaryKey(),
  position: smallint('position').notNull(),
  content: jsonb('content').$type<Readonly<Record<'id' | 'en', { name: string; description: string }>>>().notNull(),
  /** Beyond these the service refuses: grams and millimetres. */
  limits: jsonb('limits').$type<ServiceLimits>().notNull(),
  surcharges: jsonb('surcharges').$type<readonly SurchargeRule[]>().notNull(),
  /** By depot; null where it leaves on any day. */
  sailings: jsonb('sailings').$type<SailingCalendars>(),
  isActive: boolean('is_active').notNull().default(true),
});

/** A merchant's freight tariff. Weights in kilograms, amounts in rupiah. */
export const freightRates = pgTable(
  'freight_rates',
  {
    depot: text('depot').$type<DepotCode>().notNull(),
    zone: text('zone').$type<ZoneCode>().notNull(),
    service: text('service').$type<ServiceCode>().notNull(),
    tierFromKg: integer('tier_from_kg').notNull(),
    perKg: integer('per_kg').notNull().default(0),
    flat: integer('flat').notNull().default(0),
    minimumKg: integer('minimum_kg').notNull().default(0),
    /** Cubic centimetres that count as a kilogram; null where only weight counts. */
    divisor: integer('divisor'),
    handling: integer('handling').notNull().default(0),
    /** Null where the days depend on the ship. */
    daysMin: smallint('days_min'),
    daysMax: smallint('days_max'),
    validFrom: date('valid_from').notNull(),
  },
  table => [primaryKey({ columns: [table.depot, table.zone, table.service, table.tierFromKg, table.validFrom] })],
);
