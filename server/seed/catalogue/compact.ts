import type { DrawingKind } from '#server/modules/media/drawings/kinds.ts';
import type { ProductRow, VariantRow } from './build.ts';
import type { Spec, Words } from './words.ts';

/** A product on one line: SKU end, name, drawing, sentences, facts, own specifications, variants, kilograms, packed centimetres, exceptions. */
export type CompactRow = readonly [
  code: string,
  name: Words,
  drawing: DrawingKind,
  about: readonly Words[],
  facts: readonly [Words, Words],
  specs: readonly Spec[],
  variants: readonly VariantRow[],
  kg: number,
  cm: readonly [number, number, number],
  extra?: Partial<ProductRow>,
];

/** Opens a compact row; its SKU begins with `prefix`. */
export const fromCompact =
  (prefix: string) =>
  ([code, name, drawing, about, facts, specs, variants, kg, cm, extra]: CompactRow): ProductRow => ({
    sku: `${prefix}-${code}`,
    name,
    drawing,
    about,
    facts,
    specs,
    variants,
    kg,
    cm,
    ...extra,
  });
