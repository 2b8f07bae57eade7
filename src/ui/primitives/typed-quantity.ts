/**
 * Reads a quantity that a person has typed. Groups of three behind a point or comma are thousands in either language (`1.250`);
 * any other fraction stays one: the caller says that it is rounded up, because half a bag can't be sold.
 * @param parts sold units in one of what is typed: of half kilograms two
 * @returns sold units, or null when it is no number
 */
export function typedQuantity(text: string, parts = 1): number | null {
  const compact = text.replace(/\s/g, '');
  const plain = /^\d{1,3}([.,]\d{3})+$/.test(compact) ? compact.replace(/[.,]/g, '') : compact.replace(',', '.');
  if (!/^\d+(\.\d*)?$/.test(plain)) return null;
  return Number(plain) * parts;
}
