import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatDays, formatHours, formatWeekday } from '#lib/day-words.ts';
import { formatPhone } from '#lib/phone-format.ts';
import { formatMoment, zoneName } from './formats.ts';
import { languageOf } from './use-language.ts';

/** Days as 'YYYY-MM-DD' of the depot's zone. */
interface Days {
  readonly from: string;
  readonly to: string;
  /** Moment by which a payment must be in for them; null once they are promised. */
  readonly pay_by: string | null;
}

interface Depot {
  readonly name: string;
  readonly address: string;
  readonly phone: string | null;
  readonly map_url: string;
  readonly time_zone: string;
  readonly hours: readonly { readonly weekdays: readonly number[]; readonly opens: string; readonly closes: string }[];
  readonly is_demo: boolean;
}

/** '3–10 Des'. */
export const daysWords = (i18n: I18n, days: Days) => formatDays(days, languageOf(i18n.locale));

/** 'Tiba 3–10 Des', or of goods that are collected 'Siap diambil Kam 26 Nov'. */
export function etaWords(i18n: I18n, eta: Days, isPickUp: boolean): string {
  const days = daysWords(i18n, eta);
  return isPickUp ? i18n._(msg`Ready ${days}`) : i18n._(msg`Arrives ${days}`);
}

/** The condition of the days before an order is paid; null once they are a promise. */
export function payByWords(i18n: I18n, { pay_by }: Days): string | null {
  if (pay_by === null) return null;
  const moment = momentWords(i18n, pay_by);
  return i18n._(msg`if you pay by ${moment}`);
}

interface Sailing {
  readonly day: string;
  readonly pay_before: string;
}

/** 'Sen 30 Nov', the day of the next ship, and 'bayar sebelum Sab 28 Nov, 12:00 WIT'. */
export function sailingParts(i18n: I18n, { day, pay_before }: Sailing): { ship: string; payBefore: string } {
  const moment = momentWords(i18n, pay_before);
  return { ship: formatWeekday(day, languageOf(i18n.locale)), payBefore: i18n._(msg`pay before ${moment}`) };
}

/** 'Kapal berikut Sen 30 Nov, bayar sebelum Sab 28 Nov, 12:00 WIT'. */
export function sailingWords(i18n: I18n, sailing: Sailing): string {
  const { ship, payBefore } = sailingParts(i18n, sailing);
  return i18n._(msg`Next ship ${ship}, ${payBefore}`);
}

/** 'Sab 28 Nov, 12:00 WIT', in the zone of the device. */
function momentWords(i18n: I18n, moment: string): string {
  const language = languageOf(i18n.locale);
  const here = new Date(moment);
  const day = new Date(Date.UTC(here.getFullYear(), here.getMonth(), here.getDate())).toISOString().slice(0, 10);
  return `${formatWeekday(day, language)}, ${formatMoment(here, language).split(', ')[1]} ${zoneName(here)}`;
}

/** Where and when in one line: 'Depo Ambon, Kompleks …. Sen–Jum 08:00–17:00 WIT'. */
export function placeWords(i18n: I18n, depot: Depot): string {
  const { title, hours } = depotWords(i18n, depot);
  return [`${title}, ${depot.address}`, ...(hours === null ? [] : [hours])].join('. ');
}

/** A depot in words, with what a tap on its number and its map leads to. */
export function depotWords(i18n: I18n, { name, address, phone, map_url, time_zone, hours, is_demo }: Depot) {
  return {
    title: i18n._(msg`${name} depot`),
    address,
    hours: hours.length === 0 ? null : `${formatHours(hours, languageOf(i18n.locale))} ${time_zone}`,
    links: [
      ...(phone === null ? [] : [{ key: 'phone', href: `tel:${phone}`, label: formatPhone(phone) }]),
      { key: 'map', href: map_url, label: i18n._(msg`See the map`) },
    ],
    note: is_demo ? i18n._(msg`Sample address, hours and number of the demo`) : null,
  };
}
