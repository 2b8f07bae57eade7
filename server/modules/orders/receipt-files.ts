import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { receiptFile } from '#contract/files.ts';
import { invalid } from '#server/http/problem.ts';
import { keepFile, uploadId } from '../uploads/files.ts';
import { fileKind } from '../uploads/kinds.ts';
import { makePictures } from '../uploads/pictures.ts';

/** Longest edge of a kept picture, in pixels: the small print of a bank's slip stays readable. */
const LONGEST = 1600;

/** A receipt as it lies in its folder. */
export interface KeptReceipt {
  readonly file: string;
  readonly mime: 'image/webp' | 'application/pdf';
}

/** Beside the public uploads, and never served with them. */
export const receiptLocation = (dataDir: string) => path.join(dataDir, 'receipts');

/**
 * Checks a receipt by its content and keeps it: a picture drawn anew without metadata, a PDF as it is.
 * @throws Problem 422 with file_type_not_allowed, file_damaged or picture_too_many_pixels for `file`
 */
export async function keepReceipt(dataDir: string, file: Blob): Promise<KeptReceipt> {
  const content = Buffer.from(await file.arrayBuffer());
  if (fileKind(content) === 'application/pdf') {
    if (!isWholePdf(content)) throw invalid({ file: ['file_damaged'] });
    return keep(dataDir, content, 'pdf', 'application/pdf');
  }
  const [picture] = await makePictures(file, receiptFile, 'file', [{ side: LONGEST, isSquare: false }]);
  if (picture === undefined) throw new Error('a shape makes a picture');
  return keep(dataDir, picture.content, 'webp', 'image/webp');
}

export function readReceipt(dataDir: string, { file }: Pick<KeptReceipt, 'file'>): Promise<Buffer | null> {
  return readFile(path.join(receiptLocation(dataDir), path.basename(file))).catch(() => null);
}

/** Readers look for the end mark in the last kilobyte, as PDF's own implementation notes have it. */
const PDF_END = 1024;

/** Whether a PDF has a version, objects, and an end that says where its table of objects is: what broke off on its way has none. */
export function isWholePdf(content: Buffer): boolean {
  const end = content.subarray(-PDF_END).toString('latin1');
  const offset = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)?.[1];
  return (
    /^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 8)) &&
    content.includes(' obj') &&
    offset !== undefined &&
    Number(offset) < content.length
  );
}

async function keep(dataDir: string, content: Uint8Array, extension: string, mime: KeptReceipt['mime']): Promise<KeptReceipt> {
  const file = `${uploadId()}.${extension}`;
  await keepFile(receiptLocation(dataDir), file, content);
  return { file, mime };
}
