import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { StoredPart } from '#server/db/schema/price-lists.ts';

/** Bytes of a part as it travels, at most: what a weak line brings before it breaks is not lost. */
export const MOST_PART_BYTES = 64 * 1024;
/** Bytes of a part before it is compressed: at a tenth, as lists come to, two thirds of what a part may have. */
const PART = 384 * 1024;

/** Brotli's best level, on a thread of its own: a list is compressed once and fetched by many. */
function smallest(bytes: Uint8Array): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

export interface Parts {
  readonly parts: readonly StoredPart[];
  /** Compressed, one behind the other. */
  readonly body: Uint8Array;
}

/** Cuts a packed list into parts that travel on their own. One that a list of `known` has too is not compressed again. */
export async function toParts(whole: Uint8Array, known: (id: string) => Promise<Uint8Array | undefined>): Promise<Parts> {
  const parts: StoredPart[] = [];
  const bodies: Uint8Array[] = [];
  for (let start = 0; start < whole.length; ) {
    let piece = whole.subarray(start, start + PART);
    let id = hashOf(piece);
    let body = (await known(id)) ?? (await smallest(piece));
    while (body.length > MOST_PART_BYTES) {
      piece = piece.subarray(0, Math.floor(piece.length / 2));
      id = hashOf(piece);
      body = await smallest(piece);
    }
    parts.push({ id, bytes: body.length });
    bodies.push(body);
    start += piece.length;
  }
  return { parts, body: Buffer.concat(bodies) };
}

/** The packed list that parts were cut from. */
export async function joined({ parts, body }: Parts): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let start = 0;
  for (const { bytes } of parts) {
    pieces.push(await promisify(brotliDecompress)(body.subarray(start, start + bytes)));
    start += bytes;
  }
  return Buffer.concat(pieces);
}

/** SHA-256 in hex. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
