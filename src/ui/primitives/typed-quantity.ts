/**
 * Reads a quantity that a person has typed. Groups of three behind a point or comma are thousands in either language (`1.250`);
 * any other fraction is rounded up, because half a bag can't be sold.
 * @returns whole units, or null when it is no number
 */
export function typedQuantity(text: string): number | null {
  const compact = text.replace(/\s/g, '');
  const plain = /^\d{1,3}([.,]\d{3})+$/.test(compact) ? compact.replace(/[.,]/g, '') : compact.replace(',', '.');
  if (!/^\d+(\.\d*)?$/.test(plain)) return null;
  return Math.ceil(Number(plain));
}
