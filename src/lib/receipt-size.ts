/** A picture whose longer edge is so many times the shorter one is a page that was scrolled: no phone's screen is as long. */
const LONG_PAGE = 2.5;
/** Readable widths of a scrolled page, in pixels, the best first. */
const WIDTHS = [1080, 900, 720, 540] as const;
/** More pixels than this no canvas of an iPhone holds. */
const PIXELS = 16_500_000;
/** A WebP, in which the shop keeps receipts, can't be longer, in pixels. */
const LONGEST_EDGE = 16_383;

/** A receipt's picture is sent with at most so many bytes: on a line of 400 kbps that takes six seconds. */
const RECEIPT_BYTES = 300 * 1024;
/** Of a scrolled page. */
const LONG_PAGE_BYTES = 1.5 * 1024 * 1024;

/** How a receipt's picture is made smaller. */
export interface ReceiptSize {
  /** Longest edges to try one after the other, in pixels, the most readable first. */
  readonly edges: readonly number[];
  /** The most that it may take. */
  readonly bytes: number;
}

/** The sizes for a picture of so many pixels: a screenshot of a long page keeps its width, since its height says nothing about its letters. */
export function receiptSize({ width, height }: { readonly width: number; readonly height: number }): ReceiptSize {
  const ratio = Math.max(width, height) / Math.min(width, height);
  if (ratio < LONG_PAGE) return { edges: [1600, 1280, 1024], bytes: RECEIPT_BYTES };
  const longest = Math.min(LONGEST_EDGE, Math.sqrt(PIXELS * ratio));
  return { edges: WIDTHS.map(edge => Math.floor(Math.min(edge * ratio, longest))), bytes: LONG_PAGE_BYTES };
}
