/**
 * The page numbers that a pager shows: a window around the current page, moved inwards at either end.
 * @param page current page, from 1; out of range is drawn to the nearest page
 * @param pageCount pages in all; 0 gives no numbers
 * @param size most numbers shown
 */
export function pageWindow(page: number, pageCount: number, size = 5): number[] {
  const length = Math.min(size, Math.max(0, pageCount));
  const centred = page - Math.floor(size / 2);
  const first = Math.max(1, Math.min(centred, pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}

/** How many pages `total` entries make; an empty list is one page. */
export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}
