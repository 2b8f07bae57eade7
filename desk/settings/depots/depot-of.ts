import type { DepotInput } from '#contract/admin-freight.ts';
import type { Depot } from '#contract/delivery.ts';
import { timeZones } from '#lib/freight/arrival.ts';
import { decimalOf } from '../../catalogue/decimal-of.ts';
import { textOf } from '../../ui/FormDialog.tsx';

/** Rows of opening hours that a depot may have. */
export const MOST_HOURS = 7;

/** What the server takes as a depot's code. */
export const isDepotCode = (code: string): boolean => /^[a-z0-9][a-z0-9-]{0,39}$/.test(code);

/** The depot that a form says. What was left empty and is needed, the server names. @param before as it stood */
export function depotOf(fields: FormData, before: Depot | undefined): DepotInput {
  const optional = (name: string) => textOf(fields, name) || null;
  const map = optional('map_url');
  return {
    name: textOf(fields, 'name'),
    regency: textOf(fields, 'regency'),
    address: textOf(fields, 'address'),
    latitude: decimalOf(fields, 'latitude') ?? Number.NaN,
    longitude: decimalOf(fields, 'longitude') ?? Number.NaN,
    phone: optional('phone'),
    // A link that the shop made of the place stays its own, and follows the place.
    ...(map === (before?.map_url ?? null) ? {} : { map_url: map }),
    time_zone: timeZones.find(zone => zone === textOf(fields, 'time_zone')) ?? 'WITA',
    hours: hoursOf(fields),
  };
}

function hoursOf(fields: FormData): NonNullable<DepotInput['hours']> {
  const closes = fields.getAll('closes').map(String);
  return fields.getAll('opens').map((opens, place) => ({
    weekdays: fields.getAll(`weekdays-${place}`).map(Number),
    opens: String(opens),
    closes: closes[place] ?? '',
  }));
}
