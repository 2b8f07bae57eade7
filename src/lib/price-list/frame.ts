import { PriceListError } from './types.ts';

/** The form of lists and deltas that this module writes and reads; another form has another number. */
export const FORMAT = 1;

/** What a file holds, by its fourth byte. */
export const frames = { list: 0x4c, delta: 0x44 } as const;
type Frame = (typeof frames)[keyof typeof frames];

/** 'FPL' */
const MARK = [0x46, 0x50, 0x4c] as const;
/** Mark, kind, format, and CRC-32 of all behind it. */
const HEADER = 9;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  // Counted: an iterator would take ten times as long for a whole list.
  for (let at = 0; at < bytes.length; at += 1) rest = (table[(rest ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (rest >>> 8);
  return ~rest >>> 0;
}

/** A body with its header, which tells other files, other forms and damage. */
export function seal(kind: Frame, body: Uint8Array): Uint8Array {
  const sealed = new Uint8Array(HEADER + body.length);
  sealed.set([...MARK, kind, FORMAT]);
  new DataView(sealed.buffer).setUint32(5, crc32(body), true);
  sealed.set(body, HEADER);
  return sealed;
}

/**
 * The body of a file that `seal` made.
 * @throws PriceListError 'newer_format' for a later form, 'damaged' for anything else
 */
export function opened(kind: Frame, sealed: Uint8Array): Uint8Array {
  if (sealed.length < HEADER || MARK.some((byte, at) => sealed[at] !== byte) || sealed[3] !== kind) throw new PriceListError('damaged');
  if ((sealed[4] ?? 0) > FORMAT) throw new PriceListError('newer_format');
  const body = sealed.subarray(HEADER);
  const sum = new DataView(sealed.buffer, sealed.byteOffset).getUint32(5, true);
  if (sealed[4] !== FORMAT || sum !== crc32(body)) throw new PriceListError('damaged');
  return body;
}
