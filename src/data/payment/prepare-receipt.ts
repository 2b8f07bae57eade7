import { picturePixels, receiptFile } from '#contract/files.ts';
import { receiptSize } from '#lib/receipt-size.ts';
import { type ChosenFile, chosenFile, openPicture, refused } from '../pictures/chosen-file.ts';
import { redraw } from '../pictures/downscale.ts';

/**
 * Makes a chosen receipt ready to send: a large picture and one in HEIC become a JPEG, everything else goes as it is. The result's type
 * is what it is by its content.
 * @throws AppError with file_type_not_allowed, file_heic, file_damaged or file_too_large
 */
export async function prepareReceipt(chosen: Blob): Promise<Blob> {
  const known = await chosenFile(chosen, receiptFile);
  if (known.kind !== 'application/pdf') return preparePicture(known);
  if (chosen.size > receiptFile.bytes) throw refused('file_too_large');
  return known.file;
}

/** A picture that this browser can't decode is not sent, so small ones are decoded as well. */
async function preparePicture({ file, kind }: ChosenFile): Promise<Blob> {
  const picture = await openPicture({ file, kind });
  try {
    const { edges, bytes } = receiptSize(picture);
    if (kind !== 'image/heic' && file.size <= bytes && picture.width * picture.height <= picturePixels) return file;
    for (const longest of edges) {
      const small = await redraw(picture, { longest }, bytes);
      if (small !== null) return small.file;
    }
    throw refused('file_too_large');
  } finally {
    picture.close();
  }
}
