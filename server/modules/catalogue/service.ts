import type { Brand, Category, Named, Product, ProductDetail, ProductList, ProductQuery } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import { type Chosen, choose } from '#lib/listing/choose.ts';
import { type Counted, facetsOf, filledBrands, filledCategories } from '#lib/listing/groups.ts';
import { listedGroups, similarProducts } from '#lib/listing/neighbours.ts';
import { search } from '#lib/search/search.ts';
import type { Database } from '#server/db/client.ts';
import { notFound } from '#server/http/problem.ts';
import { knownSlug } from '#server/http/slug.ts';
import { pictureUrl } from '../media/pictures.ts';
import { deliverableTo } from './listing/deliverable.ts';
import type { CatalogueModel, CategoryRow } from './listing/model/model.ts';
import type { CatalogueReader } from './listing/reader.ts';
import { selectDetailVariants } from './product/card-store.ts';
import { readCards } from './product/cards.ts';
import { selectPictures, selectProduct } from './product/detail-store.ts';
import { nameIn, toDetailVariant, toPicture, toProduct } from './product/view.ts';

/** Where the catalogue is read: which products, from the model; what they are like at this moment, from the database. */
export interface CatalogueSource {
  readonly db: Database;
  readonly reader: CatalogueReader;
  readonly now: () => Date;
}

/** A page of the catalogue: search, filters and order together. Unknown brands and categories find nothing. */
export async function listProducts({ db, reader, now }: CatalogueSource, query: ProductQuery): Promise<ProductList> {
  const model = await reader.current();
  const filters = { ...query, category: query.category && knownSlug(query.category), brand: query.brand.map(knownSlug) };
  const { hits, didYouMean, askedBrand } = search(model.index, query.search, model.columns.isOnSale);
  const regency = query.deliver_to;
  const brought = regency === '' ? hits : await deliverableTo(db, model, hits, { regency, at: now() });
  const chosen = choose(model, filters, brought, query);
  const { brands, categories } = model;
  return {
    products: withShown(await readCards(db, model, chosen.page, query.lang), model, chosen),
    total: chosen.total,
    facets: {
      brands: query.without_facets ? [] : facetsOf(brands, chosen.inBrand, brand => brand.name),
      categories: query.without_facets ? [] : facetsOf(categories, chosen.inCategory, category => nameIn(query.lang, category)),
      min_price: chosen.minPrice,
      max_price: chosen.maxPrice,
    },
    did_you_mean: didYouMean,
    ...(askedBrand === null ? {} : { asked_brand: askedBrand }),
  };
}

/** Names the variant that each product was chosen for; cards themselves are kept, and know nothing of searches. */
function withShown(cards: readonly Product[], model: CatalogueModel, { page, shown }: Chosen): Product[] {
  const variantOf = new Map(page.map((product, at) => [model.ids[product], shown[at] ?? -1]));
  return cards.map(card => {
    const variant = card.variants[variantOf.get(card.id) ?? -1];
    return variant === undefined ? card : { ...card, variant: variant.id };
  });
}

/**
 * One product with all its words, also when it is no longer sold: orders, reviews and links from elsewhere lead to it.
 * @throws Problem 404 where there never was one of that slug, or where its variants belong to another product now
 */
export async function readProduct({ db, reader }: CatalogueSource, slug: string, language: Language): Promise<ProductDetail> {
  const [product] = await selectProduct(db, knownSlug(slug));
  if (product === undefined) throw notFound('product');
  const variants = await selectDetailVariants(db, product);
  if (variants.length === 0) throw notFound('product');
  const model = await reader.current();
  const sources = await selectPictures(db, product.pictureIds);
  const card = { ...product, picture: sources.get(product.pictureIds[0] ?? '') ?? null };
  const { isActive } = product;
  const view = toProduct(card, [], model, language);
  const listed = isActive ? null : listedGroups(model);
  const linked = (group: Named, kind: 'brands' | 'categories'): Named =>
    listed === null || listed[kind].has(group.slug) ? group : { ...group, slug: '' };
  return {
    ...view,
    brand: linked(view.brand, 'brands'),
    category: linked(view.category, 'categories'),
    ...(isActive ? {} : { is_discontinued: true }),
    variants: variants.map(row => toDetailVariant(isActive ? row : { ...row, stock: 0 }, card, language)),
    images: product.pictureIds.map(id => toPicture(id, sources.get(id))),
    description: language === 'en' ? product.descriptionEn : product.descriptionId,
    categories: [product.topCategory, product.category].flatMap(own => {
      const row = model.categoriesBySlug.get(own);
      return row === undefined || listed?.categories.has(own) === false ? [] : [{ slug: own, name: nameIn(language, row) }];
    }),
    flags: [...product.flags],
    attributes: product.attributes.map(({ label, value }) => ({ label: label[language], value: value[language] })),
    related: await readCards(db, model, similarProducts(model, product), language),
  };
}

/** Both levels of categories that have products on sale; a top category counts its children's. */
export async function listCategories({ reader }: CatalogueSource, language: Language): Promise<Category[]> {
  const entry = ({ group, count }: Counted<CategoryRow>) => ({
    slug: group.slug,
    name: nameIn(language, group),
    image_url: pictureUrl(group.pictureId),
    product_count: count,
  });
  return filledCategories(await reader.current()).map(top => ({ ...entry(top), children: top.children.map(entry) }));
}

/** Brands that have products on sale, by name. */
export async function listBrands({ reader }: CatalogueSource, language: Language): Promise<Brand[]> {
  return filledBrands(await reader.current()).map(({ group, count }) => ({
    slug: group.slug,
    name: group.name,
    description: language === 'en' ? group.descriptionEn : group.descriptionId,
    image_url: pictureUrl(group.pictureId),
    product_count: count,
  }));
}
