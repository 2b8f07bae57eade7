import { createHash } from 'node:crypto';

/**
 * UUIDv5 (RFC 9562 §5.5) of a row's natural key, so that seeding again keeps every id.
 * @param key such as 'variant SMN-PCC-40'
 */
export function stableId(key: string): string {
  const bytes = createHash('sha1').update('fondasi\n').update(key).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
