import type { Text } from '#server/db/schema/text.ts';
import type { AttributeData } from '../../modules/catalogue/catalogue-data.ts';

/** Both languages, or one string for both when only its decimal sign differs ('1,44 m²' → '1.44 m²'). */
export type Words = string | readonly [id: string, en: string];

// A point counts as a thousands sign only before exactly three digits, so that 'SNI 4829.2:2015' keeps its own.
const swapSigns = (text: string): string => text.replace(/(?<=\d),(?=\d)|(?<=\d)\.(?=\d{3}(?!\d))/g, sign => (sign === ',' ? '.' : ','));

/** Indonesian writes 1.050 and 1,44 where English writes 1,050 and 1.44. */
export const toText = (words: Words): Text =>
  typeof words === 'string' ? { id: words, en: swapSigns(words) } : { id: words[0], en: words[1] };

/** Joins sentences of both languages into one text. */
export const joinTexts = (parts: readonly Words[], separator: string): Text => {
  const texts = parts.map(toText);
  return { id: texts.map(part => part.id).join(separator), en: texts.map(part => part.en).join(separator) };
};

const labels = {
  grade: ['Mutu', 'Grade'],
  kind: ['Jenis', 'Type'],
  sni: ['Standar', 'Standard'],
  size: ['Ukuran', 'Dimensions'],
  thick: ['Tebal', 'Thickness'],
  length: ['Panjang', 'Length'],
  diameter: ['Diameter', 'Diameter'],
  weight: ['Berat', 'Weight'],
  content: ['Isi', 'Contents'],
  coverage: ['Daya sebar', 'Coverage'],
  need: ['Kebutuhan', 'Consumption'],
  finish: ['Permukaan', 'Finish'],
  colour: ['Warna', 'Colour'],
  material: ['Bahan', 'Material'],
  coat: ['Lapisan', 'Coating'],
  use: ['Penggunaan', 'Use'],
  strength: ['Kekuatan', 'Strength'],
  absorb: ['Daya serap air', 'Water absorption'],
  dry: ['Waktu kering', 'Drying time'],
  mix: ['Campuran', 'Mixing'],
  power: ['Daya', 'Power'],
  voltage: ['Tegangan', 'Voltage'],
  current: ['Arus', 'Current'],
  speed: ['Kecepatan', 'Speed'],
  capacity: ['Kapasitas', 'Capacity'],
  pressure: ['Tekanan', 'Pressure'],
  head: ['Daya dorong', 'Head'],
  suction: ['Daya hisap', 'Suction lift'],
  flow: ['Debit', 'Flow'],
  thread: ['Ulir', 'Thread'],
  ip: ['Kelas IP', 'IP rating'],
  light: ['Cahaya', 'Light output'],
  life: ['Umur pakai', 'Service life'],
  base: ['Fitting lampu', 'Lamp base'],
  accuracy: ['Ketelitian', 'Accuracy'],
  flush: ['Air bilas', 'Flush volume'],
  fit: ['Pemasangan', 'Fitting'],
  warranty: ['Garansi', 'Warranty'],
  origin: ['Asal', 'Origin'],
  emission: ['Emisi', 'Emission'],
  glue: ['Perekat', 'Bond'],
  refrigerant: ['Refrigeran', 'Refrigerant'],
  slope: ['Kemiringan minimum', 'Minimum slope'],
  spacing: ['Jarak', 'Spacing'],
  joint: ['Lebar nat', 'Joint width'],
  drill: ['Mata bor', 'Drill bit'],
} as const satisfies Record<string, Words>;

/** One line of the specification table: a known label, then its value. */
export type Spec = readonly [label: keyof typeof labels, value: Words];

export const toAttribute = ([label, value]: Spec): AttributeData => ({ label: toText(labels[label]), value: toText(value) });

/** Warranty line in months. */
export const warranty = (months: number): Spec => ['warranty', [`${months} bulan`, `${months} months`]];
