import { slugify } from '#lib/slug.ts';
import type { CatalogueData, ProductData, VariantData } from '../../modules/catalogue/catalogue-data.ts';
import { demandFor, discountFor, stockFor } from './demand.ts';
import { type Dice, diceFor } from './prng.ts';

/** Names that makers give their lines; a product of the shop comes again in each of them, and then in its next model. */
const lines = [
  ...['Prima', 'Utama', 'Andalan', 'Perkasa', 'Mandiri', 'Bahari', 'Samudra', 'Pesisir', 'Nusantara', 'Cakrawala', 'Mustika', 'Permata'],
  ...['Intan', 'Mutiara', 'Kencana', 'Sentosa', 'Makmur', 'Abadi', 'Setia', 'Perdana', 'Unggul', 'Optima', 'Ekstra', 'Proyek'],
  ...['Griya', 'Hemat', 'Medali', 'Bintang', 'Surya', 'Fajar', 'Rimba', 'Wira', 'Satria', 'Garda', 'Pusaka', 'Karya'],
] as const;

/** A model costs at least and at most so many hundredths of the one that it is derived from. */
const PRICE_SPAN = [72, 148] as const;

/**
 * A catalogue of exactly this many variants, for measuring: the given one, then its products again as models of other lines, each
 * with its own price, stock and demand. The same on every call and machine; a smaller number cuts the given catalogue off.
 */
export function growCatalogue(base: CatalogueData, variants: number): CatalogueData {
  const products: ProductData[] = [];
  let missing = variants;
  for (let model = 0; missing > 0; model += 1) {
    for (const origin of base.products) {
      if (missing <= 0) break;
      const product = model === 0 ? origin : toModel(origin, model);
      products.push(product.variants.length <= missing ? product : { ...product, variants: product.variants.slice(0, missing) });
      missing -= product.variants.length;
    }
  }
  return { ...base, products };
}

function toModel(origin: ProductData, model: number): ProductData {
  const line = lines[(model - 1) % lines.length] ?? lines[0];
  const number = 100 + model;
  const name = { id: `${origin.name.id} ${line} ${number}`, en: `${origin.name.en} ${line} ${number}` };
  const slug = slugify(`${origin.slug} ${line} ${number}`);
  const demand = demandFor(slug, undefined);
  const dice = diceFor(`model ${slug}`);
  const level = dice.between(...PRICE_SPAN) / 100;
  return {
    ...origin,
    slug,
    name,
    hue: (origin.hue + model * 37) % 360,
    ...demand,
    variants: origin.variants.map((variant, index) => ({
      ...toModelVariant(variant, level, number, dice),
      discount: discountFor(dice, origin.category, demand.isPromoted, index === 0),
    })),
  };
}

function toModelVariant(origin: VariantData, level: number, number: number, dice: Dice): VariantData {
  const price = Math.max(50, Math.round((origin.price * level) / 50) * 50);
  return { ...origin, sku: `${origin.sku}-M${number}`, price, stock: stockFor(dice, price, origin.minimum, origin.step) };
}
