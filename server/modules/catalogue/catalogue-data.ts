import type { BaseUnit, HandlingFlag, Unit } from '#contract/units.ts';
import type { Text } from '#server/db/schema/text.ts';
import type { DrawingKind } from '#server/modules/media/drawings/kinds.ts';

/** A category of the first or second level; `slug` is unique over both. */
export interface CategoryData {
  readonly slug: string;
  readonly parent: string | null;
  readonly name: Text;
  /** The drawing that stands for the category. */
  readonly drawing: DrawingKind;
  readonly hue: number;
}

export interface BrandData {
  readonly slug: string;
  readonly name: string;
  readonly description: Text;
  /** 0 to 359. */
  readonly hue: number;
}

export interface VariantData {
  readonly sku: string;
  /** The difference from the product's other variants, such as '40 kg' or 'D13 · 12 m'. */
  readonly name: Text;
  /** Rupiah for one sold unit, VAT included. */
  readonly price: number;
  /** Percent, 0 to 90. */
  readonly discount: number;
  readonly stock: number;
  readonly unit: Unit;
  /** How much one sold unit holds, in thousandths of `unit` (a box of 1.44 m² is 1440); null where it says nothing. */
  readonly content: { readonly thousandths: number; readonly unit: BaseUnit } | null;
  readonly minimum: number;
  readonly step: number;
  /** Grams of one sold unit, packed. */
  readonly weight: number;
  /** Packed millimetres: length, width, height. */
  readonly size: readonly [number, number, number];
  /** '#rrggbb'; absent where the variant has no colour, or none is known. */
  readonly colour?: string;
}

export interface AttributeData {
  readonly label: Text;
  readonly value: Text;
}

export interface ProductData {
  readonly slug: string;
  readonly name: Text;
  readonly description: Text;
  /** Slug of a second-level category. */
  readonly category: string;
  readonly brand: string;
  readonly drawing: DrawingKind;
  readonly hue: number;
  /** At most 10 characters, printed on the drawn product. */
  readonly label: string;
  readonly flags: readonly HandlingFlag[];
  readonly attributes: readonly AttributeData[];
  /** The two facts that a list card shows, such as '40 kg' and 'SNI 7064'. */
  readonly facts: readonly Text[];
  readonly sold: number;
  /** Hundredths of a star, 0 (none yet) to 500. */
  readonly rating: number;
  readonly ratings: number;
  /** ISO date on which it came into the shop. */
  readonly since: string;
  readonly isPromoted: boolean;
  readonly variants: readonly VariantData[];
}

export interface CatalogueData {
  readonly categories: readonly CategoryData[];
  readonly brands: readonly BrandData[];
  readonly products: readonly ProductData[];
}
