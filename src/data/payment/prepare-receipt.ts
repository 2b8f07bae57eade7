import { receiptFile } from '#contract/files.ts';
import { AppError } from '#lib/app-error.ts';
import { downscale } from '../pictures/downscale.ts';
import { RECEIPT_BYTES, receiptEdges, receiptPlan } from './receipt-plan.ts';

/**
 * Makes a chosen receipt ready to send: a large picture becomes a JPEG of at most 300 KB, everything else goes as it is.
 * @throws AppError with file_type_not_allowed, file_damaged or file_too_large
 */
export async function prepareReceipt(chosen: Blob): Promise<Blob> {
  const plan = receiptPlan(chosen);
  if (plan === 'keep') return checked(chosen);
  if (plan !== 'shrink') throw new AppError(plan, 422);
  for (const longest of receiptEdges) {
    const smaller = await downscale(chosen, { ...receiptFile, bytes: RECEIPT_BYTES }, { longest }).catch(unlessTooLarge);
    if (smaller !== null) return smaller.file;
  }
  throw new AppError('file_too_large', 422);
}

function unlessTooLarge(error: unknown): null {
  if (error instanceof AppError && error.code === 'file_too_large') return null;
  throw error;
}

/** What can't even be shown here needs no way to the shop. */
async function checked(chosen: Blob): Promise<Blob> {
  if (chosen.type === 'application/pdf') return chosen;
  const picture = await createImageBitmap(chosen).catch(() => null);
  if (picture === null) throw new AppError('file_damaged', 422);
  picture.close();
  return chosen;
}
