import type { FileRule } from '#contract/files.ts';
import type { FieldCode } from '#contract/problem.ts';
import { AppError } from '#lib/app-error.ts';
import { type FoundKind, fileKind, HEAD_BYTES } from '#lib/file-kind.ts';

/** A file that the customer chose or another app shared, with the kind that its content has as its type. */
export interface ChosenFile {
  readonly file: Blob;
  readonly kind: FoundKind;
}

/**
 * Reads of which kind a file is, whatever the phone calls it; HEIC passes, since some browsers can decode it.
 * @throws AppError with file_type_not_allowed or file_damaged
 */
export async function chosenFile(chosen: Blob, rule: FileRule): Promise<ChosenFile> {
  const head = await chosen
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (head === null || head.byteLength === 0) throw refused('file_damaged');
  const kind = fileKind(new Uint8Array(head));
  if (kind === null || !(kind === 'image/heic' || rule.kinds.includes(kind))) throw refused('file_type_not_allowed');
  return { file: chosen.slice(0, chosen.size, kind), kind };
}

/**
 * Decodes a picture; to be closed after use.
 * @throws AppError with file_heic where this browser can't decode HEIC, else file_damaged
 */
export async function openPicture({ file, kind }: ChosenFile): Promise<ImageBitmap> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) throw refused(kind === 'image/heic' ? 'file_heic' : 'file_damaged');
  return picture;
}

/** The codes that the server would answer with. */
export function refused(code: FieldCode): AppError {
  return new AppError(code, 422);
}
