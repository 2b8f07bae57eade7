/** The slug that a name gives: 'Keramik … 40×40' → 'keramik-40x40'. A merchant's product may have another one. */
export function slugify(name: string): string {
  return name
    .replace(/×/g, 'x')
    .replace(/½/g, ' 1 2')
    .replace(/¾/g, ' 3 4')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
