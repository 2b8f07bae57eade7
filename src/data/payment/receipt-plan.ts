import { receiptFile } from '#contract/files.ts';
import type { FieldCode } from '#contract/problem.ts';

/** A receipt's picture is sent with at most so many bytes: on a line of 400 kbps that takes six seconds. */
export const RECEIPT_BYTES = 300 * 1024;

/** Longest edges to try one after the other, in pixels, the most readable first. */
export const receiptEdges = [1600, 1280, 1024] as const;

/** Whether a chosen file goes as it is, is to be made smaller, or can't be taken. */
export type ReceiptPlan = 'keep' | 'shrink' | Extract<FieldCode, 'file_type_not_allowed' | 'file_too_large' | 'file_damaged'>;

/** @param file `type` as the platform tells it, `size` in bytes */
export function receiptPlan({ type, size }: { readonly type: string; readonly size: number }): ReceiptPlan {
  if (!receiptFile.kinds.some(kind => kind === type)) return 'file_type_not_allowed';
  if (size === 0) return 'file_damaged';
  if (type === 'application/pdf') return size <= receiptFile.bytes ? 'keep' : 'file_too_large';
  return size <= RECEIPT_BYTES ? 'keep' : 'shrink';
}
