/** Letters that a setting's name must have before two other letters in it count as a slip: 'HOME' is no misspelled 'HOST'. */
const LENGTH_FOR_TWO = 10;

/**
 * Names of the environment that look like a slip of the operator's hand: one letter away from a setting, or two from a long one.
 * An exchange of two neighbouring letters counts as one.
 * @param given all names of the environment
 * @param known the settings
 * @returns pairs of the name and the setting that was meant
 */
export function misspelled(given: readonly string[], known: readonly string[]): (readonly [name: string, meant: string])[] {
  return given.flatMap(name => {
    if (known.includes(name)) return [];
    const meant = known.find(setting => {
      const allowed = setting.length >= LENGTH_FOR_TWO ? 2 : 1;
      return Math.abs(setting.length - name.length) <= allowed && distance(name, setting) <= allowed;
    });
    return meant === undefined ? [] : [[name, meant] as const];
  });
}

/** Letters to insert, remove, replace or exchange with their neighbour (optimal string alignment). */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same);
      rows[row]?.push(swapped ? Math.min(least, at(row - 2, column - 2) + 1) : least);
    }
  }
  return at(one.length, other.length);
}
