/** Bytes from a file's start that tell its kind: readers of PDF look for its header behind up to 1,024 bytes of something else. */
export const HEAD_BYTES = 1024 + 5;

/** Kinds of files that the shop knows. HEIC is one only to be named: the shop can't decode it. */
export type FoundKind = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | 'application/pdf';

/** Brands of pictures that are coded as HEVC video is, which few browsers can decode. */
const HEIC = /^he[iv][cmsx]$/;
const AVIF = /^avi[fs]$/;

/**
 * The kind that a file has by its content: its name and the type that a phone gives it are often wrong or missing.
 * @param head the file's first bytes, HEAD_BYTES of them where there are so many
 * @returns null for anything else
 */
export function fileKind(head: Uint8Array): FoundKind | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp';
  if (text.startsWith('ftyp', 4)) return isHeic(text) ? 'image/heic' : null;
  return text.includes('%PDF-') ? 'application/pdf' : null;
}

/** A file of this family lists its brands in its first box, whose length comes first. */
function isHeic(text: string): boolean {
  const brands = text.slice(8, (text.charCodeAt(2) << 8) | text.charCodeAt(3)).match(/.{4}/gs) ?? [];
  const isPicture = brands.some(brand => brand === 'mif1' || brand === 'msf1');
  return brands.some(brand => HEIC.test(brand)) || (isPicture && !brands.some(brand => AVIF.test(brand)));
}
