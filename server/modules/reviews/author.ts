/**
 * The author of a review as every visitor reads it: first name and town, such as 'Rahman, Ambon', which makes a review personal without
 * giving the customer's full name.
 * @param city as addresses have it, such as 'Kota Ambon'; null leaves the town out
 */
export function authorOf(name: string, city: string | null): string {
  const [first = ''] = name.trim().split(/\s+/);
  const town = (city ?? '').replace(/^(?:Kota|Kabupaten|Kab\.?|Kota Administrasi)\s+/i, '').trim();
  const shown = first.slice(0, 24);
  return town === '' ? shown : `${shown}, ${town}`;
}
