import type { Text } from '#server/db/schema/text.ts';

/** Everything that articles are about. */
export const tagNames = {
  'hitung-kebutuhan': { id: 'Hitung kebutuhan', en: 'How much to order' },
  'beton-semen': { id: 'Beton & semen', en: 'Concrete & cement' },
  atap: { id: 'Atap', en: 'Roofing' },
  'keramik-lantai': { id: 'Keramik & lantai', en: 'Tiles & floors' },
  cat: { id: 'Cat', en: 'Paint' },
  pengiriman: { id: 'Pengiriman', en: 'Shipping' },
  'dekat-laut': { id: 'Dekat laut', en: 'Near the sea' },
  'musim-hujan': { id: 'Musim hujan', en: 'Rainy season' },
} as const satisfies Record<string, Text>;

export type TagSlug = keyof typeof tagNames;
