/**
 * What everybody reads of a review's author: first name and town, such as 'Rahman, Ambon', so that a review has a face and
 * yet names nobody.
 * @param city as addresses have it, such as 'Kota Ambon'; null leaves the town out
 */
export function authorOf(name: string, city: string | null): string {
  const [first = ''] = name.trim().split(/\s+/);
  const town = (city ?? '').replace(/^(?:Kota|Kabupaten|Kab\.?|Kota Administrasi)\s+/i, '').trim();
  const shown = first.slice(0, 24);
  return town === '' ? shown : `${shown}, ${town}`;
}
