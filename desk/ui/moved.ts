/** The list with one entry moved by so many places. */
export function moved<Item>(items: readonly Item[], place: number, by: number): Item[] {
  const next = [...items];
  next.splice(place + by, 0, ...next.splice(place, 1));
  return next;
}
