/** Page size bounds of every list: 25 by default, at most 200. */
export const defaultPageSize = 25;
export const pageSizes = [25, 50, 100, 200] as const;
