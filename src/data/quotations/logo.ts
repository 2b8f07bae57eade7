import type { FileRule } from '#contract/files.ts';
import { refused } from '../pictures/chosen-file.ts';
import { downscale } from '../pictures/downscale.ts';

/** Larger files are refused before they are unpacked, which takes a cheap phone all its memory. */
const LARGEST_CHOSEN = 12 * 1024 * 1024;
/** Pixels of the longer edge: 600 dpi on a paper's 35 mm. */
const LONGEST = 800;
/** A logo as it is kept; no SVG, which may carry a script. */
const RULE: FileRule = { count: 1, bytes: 200 * 1024, kinds: ['image/jpeg', 'image/png', 'image/webp'] };

/**
 * A chosen picture as a letterhead keeps it: a JPEG of at most 200 KiB in base64, drawn anew, so that nothing else of the file comes along.
 * @throws AppError file_too_large, file_type_not_allowed, file_heic, file_damaged
 */
export async function logoOf(chosen: Blob): Promise<string> {
  if (chosen.size > LARGEST_CHOSEN) throw refused('file_too_large');
  const { file } = await downscale(chosen, RULE, { longest: LONGEST });
  const bytes = new Uint8Array(await file.arrayBuffer());
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}
