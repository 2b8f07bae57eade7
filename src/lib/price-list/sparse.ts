import type { ByteReader, ByteWriter } from './bytes.ts';
import { PriceListError } from './types.ts';

/** Writes ascending places by the gaps between them. */
export function writePlaces(writer: ByteWriter, places: readonly number[]): void {
  writer.integer(places.length);
  let next = 0;
  for (const place of places) {
    writer.integer(place - next);
    next = place + 1;
  }
}

export function readPlaces(reader: ByteReader): number[] {
  let next = 0;
  return reader.many(reader.count(), () => {
    const place = next + reader.integer();
    next = place + 1;
    return place;
  });
}

/** Writes of a column only what changed: where, and by how much. */
export function writeChanges(writer: ByteWriter, column: readonly (readonly [before: number, after: number])[]): void {
  const places = column.flatMap(([before, after], place) => (before === after ? [] : place));
  writePlaces(writer, places);
  for (const place of places) {
    const [before, after] = column[place] ?? [0, 0];
    writer.signed(after - before);
  }
}

/** The column with its changes. */
export function readChanges(reader: ByteReader, before: readonly number[]): number[] {
  const after = [...before];
  for (const place of readPlaces(reader)) {
    const value = (before[place] ?? Number.NaN) + reader.signed();
    if (!(value >= 0)) throw new PriceListError('damaged');
    after[place] = value;
  }
  return after;
}
