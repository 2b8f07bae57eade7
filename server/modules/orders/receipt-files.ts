import path from 'node:path';
import { receiptFile } from '#contract/files.ts';
import { fileKind } from '#lib/file-kind.ts';
import { receiptSize } from '#lib/receipt-size.ts';
import { discardFiles, type FileStore } from '#server/files/store.ts';
import { invalid } from '#server/http/problem.ts';
import { uploadId } from '../uploads/files.ts';
import { makePictures, type PixelSize } from '../uploads/pictures.ts';

/** Longest edge of a kept picture, in pixels: as large as the app sends it, so that small print stays readable. */
const longestEdge = (original: PixelSize) => Math.max(...receiptSize(original).edges);

/** A receipt as it lies in the store. */
export interface StoredReceipt {
  readonly file: string;
  readonly mime: 'image/webp' | 'application/pdf';
}

/** Beside the public uploads, and never served with them. */
export const RECEIPTS = 'receipts';

/**
 * Checks a receipt by its content and keeps it: a picture drawn anew without metadata, a PDF as it is.
 * @throws Problem 422 with file_type_not_allowed, file_heic, file_damaged or picture_too_many_pixels for `file`; FilesUnavailable
 */
export async function keepReceipt(files: FileStore, file: Blob): Promise<StoredReceipt> {
  const content = Buffer.from(await file.arrayBuffer());
  if (fileKind(content) === 'application/pdf') {
    if (!isWholePdf(content)) throw invalid({ file: ['file_damaged'] });
    return keep(files, content, 'pdf', 'application/pdf');
  }
  const [picture] = await makePictures(file, receiptFile, 'file', [{ side: longestEdge, isSquare: false }]);
  if (picture === undefined) throw new Error('a shape makes a picture');
  return keep(files, picture.content, 'webp', 'image/webp');
}

/** Deletes the receipt of a form that was refused. */
export async function dropReceipt(files: FileStore, { file }: Pick<StoredReceipt, 'file'>): Promise<void> {
  await discardFiles(files, [`${RECEIPTS}/${file}`]);
}

/** Null where it is missing. @throws FilesUnavailable */
export function readReceipt(files: FileStore, { file }: Pick<StoredReceipt, 'file'>): Promise<Buffer | null> {
  return files.get(`${RECEIPTS}/${path.basename(file)}`);
}

/** Readers take a PDF that has so many bytes of something else before its header or behind its end mark, as its specification has it. */
const PDF_MARGIN = 1024;
const PDF_HEADER = /%PDF-[12]\.\d/;
const PDF_END = /startxref\s+(\d+)\s+%%EOF/g;
/** The longest end of a PDF, in bytes: words, a number and blanks. */
const PDF_END_LENGTH = 64;

/** Whether a PDF has a version, objects, and an end that says where its table of objects is: what broke off on its way has none. */
function isWholePdf(content: Buffer): boolean {
  const tail = content.subarray(-(PDF_MARGIN + PDF_END_LENGTH)).toString('latin1');
  const end = [...tail.matchAll(PDF_END)].at(-1);
  if (end === undefined || tail.length - end.index - end[0].length > PDF_MARGIN) return false;
  const hasHeader = PDF_HEADER.test(content.toString('latin1', 0, PDF_MARGIN + '%PDF-1.4'.length));
  return hasHeader && content.includes(' obj') && Number(end[1]) < content.length;
}

async function keep(files: FileStore, content: Uint8Array, extension: string, mime: StoredReceipt['mime']): Promise<StoredReceipt> {
  const file = `${uploadId()}.${extension}`;
  await files.put(`${RECEIPTS}/${file}`, content);
  return { file, mime };
}
