import type { Executor } from '#server/db/client.ts';
import type { PictureSource } from '#server/db/schema/catalogue.ts';
import type { BrandData, CategoryData, VariantData } from '#server/modules/catalogue/catalogue-data.ts';
import { type DrawingKind, drawingKinds } from '../../media/drawings/kinds.ts';
import type { Catalogue, CatalogueProduct } from './catalogue-rows.ts';
import { type CurrentRows, selectCurrent, selectDiscontinued } from './current-store.ts';

/** The drawing of a new category that names none. */
export const fallbackDrawing: DrawingKind = 'cement-sack';

/** The shop's catalogue as it stands, in the form in which one is written. */
export async function readCatalogue(db: Executor): Promise<Catalogue> {
  const current = await selectCurrent(db);
  const variants = new Map<string, VariantData[]>();
  for (const row of current.variants) variants.set(row.productId, [...(variants.get(row.productId) ?? []), toSeedVariant(row)]);
  return {
    categories: current.categories.map(({ row, source }): CategoryData => {
      const { kind, hue } = drawingOf(source);
      return { slug: row.slug, parent: row.parent, name: { id: row.nameId, en: row.nameEn }, drawing: kind, hue };
    }),
    brands: current.brands.map(
      ({ row, source }): BrandData => ({
        slug: row.slug,
        name: row.name,
        description: { id: row.descriptionId, en: row.descriptionEn },
        hue: source?.type === 'brand' ? source.hue : 0,
      }),
    ),
    products: current.products.map(row => toSeedProduct(row, current.pictures, variants.get(row.id) ?? [])),
  };
}

/** A product that is no longer sold, with all variants that it had; null where there never was one of that slug, or it is on sale. */
export async function readDiscontinued(db: Executor, slug: string): Promise<CatalogueProduct | null> {
  const found = await selectDiscontinued(db, slug);
  return found === null ? null : toSeedProduct(found.row, found.pictures, found.variants.map(toSeedVariant));
}

function toSeedProduct(
  row: CurrentRows['products'][number],
  pictures: ReadonlyMap<string, PictureSource>,
  variants: readonly VariantData[],
): CatalogueProduct {
  const [source, ...more] = row.pictureIds.map(id => pictures.get(id));
  const { kind, hue, label } = drawingOf(source);
  return {
    slug: row.slug,
    name: { id: row.nameId, en: row.nameEn },
    description: { id: row.descriptionId, en: row.descriptionEn },
    category: row.category,
    brand: row.brand,
    drawing: kind,
    hue,
    label,
    photo: source?.type === 'file' ? source : null,
    more: more.filter(each => each?.type === 'file'),
    flags: row.flags,
    attributes: row.attributes,
    facts: row.facts,
    sold: row.sold,
    rating: row.rating,
    ratings: row.ratings,
    since: row.since,
    isPromoted: row.isPromoted,
    variants,
  };
}

function toSeedVariant(row: CurrentRows['variants'][number]): VariantData {
  const { contentThousandths: thousandths, contentUnit: unit } = row;
  return {
    sku: row.sku,
    name: { id: row.nameId, en: row.nameEn },
    price: row.price,
    discount: row.discount / 100,
    stock: row.stock,
    unit: row.unit,
    content: thousandths === null || unit === null ? null : { thousandths, unit },
    minimum: row.minimum,
    step: row.step,
    weight: row.weight,
    size: [row.length, row.width, row.height],
    ...(row.colour === null ? {} : { colour: row.colour }),
  };
}

function drawingOf(source: PictureSource | null | undefined): { kind: DrawingKind; hue: number; label: string } {
  if (source?.type !== 'product') return { kind: fallbackDrawing, hue: 0, label: '' };
  return { kind: drawingKinds.find(kind => kind === source.kind) ?? fallbackDrawing, hue: source.hue, label: source.label };
}
