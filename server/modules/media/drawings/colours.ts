import { type Tones, tones } from './parts.ts';

/** Colours as Indonesian catalogues name them, '-' between words: hue in degrees, saturation and lightness in percent. */
const table = {
  putih: [40, 12, 95],
  'putih-tulang': [42, 24, 88],
  'putih-susu': [200, 14, 92],
  gading: [44, 45, 84],
  ivory: [44, 45, 84],
  krem: [40, 48, 82],
  'krem-pasir': [38, 44, 74],
  palimanan: [40, 36, 78],
  abu: [210, 4, 62],
  'abu-abu': [210, 4, 62],
  'abu-kabut': [205, 9, 79],
  'abu-vulkan': [215, 7, 44],
  'abu-grafit': [215, 9, 32],
  'semen-ekspos': [40, 4, 60],
  andesit: [215, 6, 38],
  'batu-flores': [105, 9, 52],
  hitam: [220, 9, 21],
  merah: [2, 72, 46],
  'merah-muda': [12, 58, 60],
  'merah-tua': [8, 54, 36],
  'merah-hati': [352, 56, 28],
  'merah-maron': [354, 58, 32],
  'merah-bata': [12, 58, 42],
  'merah-genteng': [14, 62, 44],
  'merah-meni': [10, 64, 40],
  terakota: [16, 54, 52],
  kuning: [48, 88, 54],
  'kuning-kunyit': [42, 82, 54],
  biru: [214, 70, 44],
  'biru-muda': [200, 52, 78],
  'biru-langit': [203, 62, 68],
  'biru-laut': [205, 68, 38],
  'biru-tua': [222, 62, 28],
  hijau: [136, 52, 36],
  'hijau-muda': [120, 36, 78],
  'hijau-sagu': [92, 32, 62],
  'hijau-daun': [124, 42, 36],
  'hijau-hutan': [146, 42, 28],
  'hijau-kuning': [78, 66, 48],
  cokelat: [22, 44, 34],
  'cokelat-kopi': [22, 38, 24],
  'cokelat-kayu': [24, 46, 38],
  jati: [30, 52, 50],
  mahoni: [10, 48, 34],
  'salak-tua': [16, 36, 22],
  walnut: [22, 40, 30],
  oak: [34, 46, 62],
  'oak-muda': [36, 44, 72],
  sonokeling: [12, 34, 26],
  ulin: [14, 34, 30],
  pinus: [36, 58, 70],
  natural: [205, 8, 72],
  galvalum: [205, 8, 72],
  kamper: [28, 48, 60],
  bening: [195, 24, 86],
  krom: [210, 8, 78],
  satin: [210, 5, 70],
  stainless: [210, 6, 68],
  kuningan: [43, 54, 52],
  'kuningan-antik': [40, 44, 38],
} satisfies Record<string, [hue: number, saturation: number, lightness: number]>;

/** Names of all colours, longer ones before those that they begin with. */
export const colourNames: readonly string[] = Object.keys(table).sort((left, right) => right.length - left.length);

/** A named colour as '#rrggbb', as drawings show it; null where there is no such name. */
export function hexOfColour(name: string): string | null {
  const colour: readonly [number, number, number] | undefined = Object.entries(table).find(([each]) => each === name)?.[1];
  if (colour === undefined) return null;
  const [hue, saturation, lightness] = [colour[0], colour[1] / 100, colour[2] / 100];
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (at: number) => {
    const place = (at + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  };
  return `#${[0, 8, 4].map(at => channel(at).toString(16).padStart(2, '0')).join('')}`;
}

/** The four tones of a named colour; null where there is no such name. */
export function tonesOfColour(name: string): Tones | null {
  const colour: readonly [number, number, number] | undefined = Object.entries(table).find(([each]) => each === name)?.[1];
  return colour === undefined ? null : tones(...colour);
}
