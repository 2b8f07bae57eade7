import type { BaseUnit, HandlingFlag, Unit } from '#contract/units.ts';
import { slugify } from '#lib/slug.ts';
import type { DrawingKind } from '#server/modules/media/drawings/kinds.ts';
import type { ProductData, VariantData } from '../../modules/catalogue/catalogue-data.ts';
import { type BrandSlug, brandTable } from './brands.ts';
import type { CategorySlug } from './categories.ts';
import { colourOf } from './colours.ts';
import { type Demand, demandFor, discountFor, type Popularity, stockFor } from './demand.ts';
import { diceFor } from './prng.ts';
import { joinTexts, type Spec, toAttribute, toText, type Words } from './words.ts';

/** Amount of `BaseUnit` in one sold unit: [1.44, 'm2'] for a box of tiles. */
type Content = readonly [amount: number, unit: BaseUnit];
/** Packed centimetres: length, width, height. */
type Centimetres = readonly [number, number, number];

/** How a variant is sold; a family gives the usual way, a row or a variant its exception. */
interface Terms {
  readonly unit: Unit;
  /** Null where a family's content does not hold for one row. */
  readonly content: Content | null;
  readonly minimum: number;
  readonly step: number;
  /** Kilograms packed. */
  readonly kg: number;
  readonly cm: Centimetres;
  /** Fixed where the shelf must not be left to chance. */
  readonly stock: number;
}

/** Price in rupiah for one sold unit. */
export type VariantRow = readonly [code: string, name: Words, price: number, terms?: Partial<Terms>];

interface Placement {
  readonly category: CategorySlug;
  readonly brand: BrandSlug;
  readonly drawing: DrawingKind;
  readonly hue: number;
  readonly label: string;
  readonly flags: readonly HandlingFlag[];
  readonly popularity: Popularity;
}

/** Fields that the products of a family share. */
export interface Family extends Partial<Placement>, Partial<Terms> {
  readonly category: CategorySlug;
  readonly brand: BrandSlug;
  readonly drawing: DrawingKind;
  readonly unit: Unit;
  readonly specs?: readonly Spec[];
  readonly about?: readonly Words[];
}

/** One product of a family: its own sentences and specifications come before the shared ones. */
export interface ProductRow extends Partial<Placement>, Partial<Terms> {
  readonly sku: string;
  readonly name: Words;
  readonly about: readonly Words[];
  readonly facts: readonly [Words, Words];
  readonly specs: readonly Spec[];
  readonly variants: readonly VariantRow[];
  /** Set where the family's shared sentences and specifications do not fit this product. */
  readonly standsAlone?: boolean;
}

const priceStep = (price: number): number => {
  if (price >= 10_000) return 500;
  return price >= 2_000 ? 100 : 50;
};

const toVariant = (
  sku: string,
  [code, name, asked, own = {}]: VariantRow,
  shared: Family & Partial<Terms>,
  demand: Demand,
  isFirst: boolean,
): VariantData => {
  const dice = diceFor(`${sku}-${code}`);
  const { unit, content, minimum = 1, step = 1, kg = 1, cm = [20, 15, 10], stock } = { ...shared, ...own };
  const price = Math.round(asked / priceStep(asked)) * priceStep(asked);
  const title = toText(name);
  const colour = colourOf(title.id);
  return {
    sku: `${sku}-${code}`,
    name: title,
    price,
    discount: discountFor(dice, shared.category, demand.isPromoted, isFirst),
    stock: stock ?? stockFor(dice, price, minimum, step),
    unit,
    content: content ? { thousandths: Math.round(content[0] * 1_000), unit: content[1] } : null,
    minimum,
    step,
    weight: Math.max(1, Math.round(kg * 1_000)),
    size: [Math.max(1, Math.round(cm[0] * 10)), Math.max(1, Math.round(cm[1] * 10)), Math.max(1, Math.round(cm[2] * 10))],
    ...(colour === undefined ? {} : { colour }),
  };
};

/** The first line of a label stands: a row's own before its family's, and both before the brand's. */
const mergeSpecs = (specs: readonly Spec[]): readonly Spec[] =>
  specs.filter(([label], index) => specs.findIndex(([first]) => first === label) === index);

const toProduct = (shared: Family, row: ProductRow): ProductData => {
  const { sku, name, about, facts, specs, variants, standsAlone = false, ...own } = row;
  const common = standsAlone ? { about: [], specs: [] } : { about: shared.about ?? [], specs: shared.specs ?? [] };
  const terms = { ...shared, ...own };
  const brand = brandTable[terms.brand];
  const title = toText(name);
  const slug = slugify(title.id);
  const demand = demandFor(slug, terms.popularity);
  return {
    slug,
    name: title,
    description: joinTexts([...about, ...common.about], ' '),
    category: terms.category,
    brand: terms.brand,
    drawing: terms.drawing,
    hue: terms.hue ?? brand.hue,
    label: terms.label ?? brand.name.toUpperCase(),
    flags: terms.flags ?? [],
    attributes: mergeSpecs([...specs, ...common.specs, ['origin', brand.origin]]).map(toAttribute),
    facts: facts.map(toText),
    ...demand,
    variants: variants.map((variant, index) => toVariant(sku, variant, terms, demand, index === 0)),
  };
};

/** Expands a family's table into products. */
export const buildFamily = (shared: Family, rows: readonly ProductRow[]): readonly ProductData[] => rows.map(row => toProduct(shared, row));
