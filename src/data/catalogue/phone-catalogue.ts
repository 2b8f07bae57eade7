import type { Brand, Category, Named, Product, ProductDetail, ProductList, Suggestion } from '#contract/catalogue.ts';
import { choose } from '#lib/listing/choose.ts';
import { Columns } from '#lib/listing/columns.ts';
import { everything, type Filters } from '#lib/listing/filters.ts';
import { type Counted, facetsOf, filledBrands, filledCategories } from '#lib/listing/groups.ts';
import type { Listing } from '#lib/listing/listing.ts';
import { similarProducts } from '#lib/listing/neighbours.ts';
import { Orders } from '#lib/listing/orders.ts';
import { restricted } from '#lib/listing/restrict.ts';
import { suggested } from '#lib/listing/suggest.ts';
import { type CatalogueIndex, IndexBuilder, type IndexedProduct } from '#lib/search/catalogue-index.ts';
import type { Hits } from '#lib/search/find.ts';
import { search, searchWanted } from '#lib/search/search.ts';
import { type Goods, MOST_GOODS, type WantedGoods, type WantedLine } from '../quick-order/wanted.ts';
import type { ProductFilters } from './queries.ts';

/** Products that lie on this phone, found as the shop would. */
export interface PhoneList extends ProductList {
  /** When the oldest of them was fetched, in milliseconds since the epoch. */
  readonly oldestAt: number;
  /** Whether they are chosen from the whole price list, or only from what this phone has seen. */
  readonly isWhole: boolean;
}

/** A product of this phone as lists are chosen from it. */
export interface PhoneProduct {
  readonly slug: string;
  readonly brand: Named;
  readonly category: Named;
  readonly texts: Pick<IndexedProduct, 'names' | 'facts' | 'attributes'>;
  /** What is paid for one of each variant, in rupiah, and whether there is any. */
  readonly variants: readonly { readonly name: string; readonly paid: number; readonly inStock: boolean }[];
  readonly sold: number;
  /** Hundredths of a star. */
  readonly rating: number;
  readonly ratings: number;
  /** Days since 1970 when it came into the shop; 0 where that is not known. */
  readonly since: number;
  readonly isPromoted: boolean;
  /** Milliseconds since the epoch when this was fetched. */
  readonly at: number;
  /** As a list shows it; with all that is known for its page. */
  readonly view: () => ProductDetail;
}

/** A category of either level; `names` in every language that is known, `name` as it is shown. */
export interface PhoneCategory {
  readonly slug: string;
  readonly name: string;
  readonly names: readonly string[];
  readonly parent: string | null;
  readonly imageUrl: string;
}

export type PhoneBrand = Pick<Brand, 'slug' | 'name' | 'image_url'>;
type Kept = Pick<PhoneProduct, 'slug' | 'category' | 'at' | 'view'>;

/** What lies on this phone of the catalogue, made ready to be searched, filtered and put in order by the shop's own code. */
export class PhoneCatalogue {
  readonly #products: readonly Kept[];
  readonly #listing: Listing<PhoneCategory, PhoneBrand> & { readonly index: CatalogueIndex };
  readonly #isWhole: boolean;

  /** @param products in the order of their ids */
  constructor(
    products: Iterable<PhoneProduct>,
    groups: { readonly categories: readonly PhoneCategory[]; readonly brands: readonly PhoneBrand[] },
    isWhole: boolean,
  ) {
    const { kept, listing } = listingOf(products, groups);
    this.#products = kept;
    this.#listing = listing;
    this.#isWhole = isWhole;
  }

  /** The page of a list that the filters ask for. @param isBrought of a list that asks what is brought to a place: whether this one is */
  list(asked: ProductFilters, isBrought?: (product: Product) => boolean): PhoneList {
    const { index, columns, brands, categories } = this.#listing;
    const { hits, didYouMean, askedBrand } = search(index, asked.search ?? '', columns.isOnSale);
    const found = isBrought === undefined ? hits : restricted(this.#listing, hits, this.#taken(isBrought));
    const page = { limit: asked.limit ?? 25, offset: asked.offset ?? 0 };
    const chosen = choose(this.#listing, filtersOf(asked), found, page);
    const shown = chosen.page.flatMap(ordinal => this.#products[ordinal] ?? []);
    return {
      products: shown.map(({ view }, at) => withShown(view(), chosen.shown[at] ?? -1)),
      total: chosen.total,
      facets: {
        brands: facetsOf(brands, chosen.inBrand, ({ name }) => name),
        categories: facetsOf(categories, chosen.inCategory, ({ name }) => name),
        min_price: chosen.minPrice,
        max_price: chosen.maxPrice,
      },
      did_you_mean: didYouMean,
      ...(askedBrand === null ? {} : { asked_brand: askedBrand }),
      oldestAt: Math.min(...(shown.length > 0 ? shown : this.#products).map(({ at }) => at)),
      isWhole: this.#isWhole,
    };
  }

  /** Goods that the lines of an order may be, by line. */
  wanted(lines: readonly WantedLine[]): WantedGoods[] {
    const { index, columns, ordinals } = this.#listing;
    const goodsOf = ({ product, variant }: Place): Goods | undefined => {
      const view = this.#products[product]?.view();
      const own = view?.variants[variant];
      if (view === undefined || own === undefined) return undefined;
      const { slug, name, image, flags } = view;
      return { product: { slug, name, image, flags }, variant: own };
    };
    const variantsOf = (product: number) => this.#products[product]?.view().variants ?? [];
    return lines.map(({ words, chosen }) => {
      const { hits, isExact, askedBrand } = searchWanted(index, words, columns.isOnSale);
      const places = hits === null ? [] : placesOf(hits, index.firstVariant);
      const known = chosen === undefined ? undefined : ordinals.get(chosen.slug);
      const variant = known === undefined ? -1 : variantsOf(known).findIndex(({ name }) => name === chosen?.variant);
      const chosenGoods = known === undefined || variant === -1 ? undefined : goodsOf({ product: known, variant });
      const goods = places.slice(0, MOST_GOODS).flatMap(place => goodsOf(place) ?? []);
      return { goods, total: places.length, isExact, askedBrand, ...(chosenGoods === undefined ? {} : { chosen: chosenGoods }) };
    });
  }

  /** A product's page with those like it; undefined where it is not here. */
  product(slug: string): { readonly product: ProductDetail; readonly at: number } | undefined {
    const own = this.#products.find(each => each.slug === slug);
    if (own === undefined) return undefined;
    const { categories } = this.#listing;
    const category = categories.find(each => each.slug === own.category.slug);
    const top = categories.find(each => each.slug === category?.parent);
    const similar = similarProducts(this.#listing, { id: slug, category: own.category.slug, topCategory: top?.slug ?? '' });
    const product = own.view();
    return {
      at: own.at,
      product: {
        ...product,
        categories: [top, category].flatMap(each => (each === undefined ? [] : [{ slug: each.slug, name: each.name }])),
        related: similar.flatMap(ordinal => this.#products[ordinal]?.view() ?? []),
      },
    };
  }

  suggest(text: string): Suggestion[] {
    const { categories, brands, products } = suggested(this.#listing, text, ({ names }) => names);
    return [
      ...categories.map(({ slug, name }): Suggestion => ({ type: 'category', slug, name })),
      ...brands.map(({ slug, name }): Suggestion => ({ type: 'brand', slug, name })),
      ...products.flatMap((ordinal): Suggestion[] => {
        const product = this.#products[ordinal]?.view();
        return product === undefined ? [] : [{ type: 'product', slug: product.slug, name: product.name }];
      }),
    ];
  }

  categories(): Category[] {
    const entry = ({ group, count }: Counted<PhoneCategory>) => ({
      slug: group.slug,
      name: group.name,
      image_url: group.imageUrl,
      product_count: count,
    });
    return filledCategories(this.#listing).map(top => ({ ...entry(top), children: top.children.map(entry) }));
  }

  brands(): Brand[] {
    return filledBrands(this.#listing).map(({ group, count }) => ({ ...group, description: '', product_count: count }));
  }

  #taken(isBrought: (product: Product) => boolean): Uint8Array {
    return Uint8Array.from(this.#products, ({ view }) => Number(isBrought(view())));
  }
}

interface Place {
  readonly product: number;
  readonly variant: number;
}

/** Ranks below the best one that are no longer meant: a name that only begins with the word, or holds it at its end. */
const FAR = 4;

/** Variants that were found, the best products first. */
function placesOf({ found, ranks, variants }: Hits, firstVariant: Uint32Array): Place[] {
  const products = [...found.keys()].filter(product => found[product] === 1).sort((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0));
  const best = ranks[products[0] ?? 0] ?? 0;
  return products
    .filter(product => best - (ranks[product] ?? 0) < FAR)
    .flatMap(product => {
      const from = firstVariant[product] ?? 0;
      return Array.from({ length: (firstVariant[product + 1] ?? 0) - from }, (_, variant) => ({ product, variant })).filter(
        ({ variant }) => variants[from + variant] === 1,
      );
    });
}

const withShown = (product: Product, shown: number): Product => {
  const variant = product.variants[shown];
  return variant === undefined ? product : { ...product, variant: variant.id };
};

function filtersOf(asked: ProductFilters): Filters {
  const { category, brand, min_price, max_price, rating, in_stock, promotion, sort } = { ...everything, ...asked };
  return { category, brand, min_price, max_price, rating, in_stock, promotion, sort };
}

function listingOf(
  products: Iterable<PhoneProduct>,
  { categories, brands }: { readonly categories: readonly PhoneCategory[]; readonly brands: readonly PhoneBrand[] },
) {
  const builder = new IndexBuilder();
  const kept: (Kept & { readonly figures: Omit<PhoneProduct, 'texts' | 'view'> })[] = [];
  const [categoryOrdinals, brandOrdinals] = [ordinalsOf(categories), ordinalsOf(brands)];
  const [brandOf, categoryOf]: [number[], number[]] = [[], []];
  for (const product of products) {
    const { slug, brand, category, texts, variants, at, view } = product;
    const own = categories[categoryOrdinals.get(category.slug) ?? -1];
    const top = categories[categoryOrdinals.get(own?.parent ?? '') ?? -1];
    builder.add({
      ...texts,
      brand: brand.name,
      categories: own?.names ?? [category.name],
      wide: top?.names ?? [],
      variants: variants.map(({ name }) => [name]),
    });
    brandOf.push(brandOrdinals.get(brand.slug) ?? 0);
    categoryOf.push(categoryOrdinals.get(category.slug) ?? 0);
    kept.push({ slug, category, at, view, figures: product });
  }
  const index = builder.build();
  const columns = new Columns(kept.length, index.firstVariant);
  kept.forEach(({ figures }, ordinal) => {
    const paid = figures.variants.map(variant => variant.paid);
    columns.set(ordinal, {
      id: figures.slug,
      isActive: true,
      sold: figures.sold,
      rating: figures.rating,
      ratings: figures.ratings,
      since: new Date(figures.since * 86_400_000).toISOString(),
      isPromoted: figures.isPromoted,
      priceFrom: Math.min(...paid),
      priceTo: Math.max(...paid),
      variants: figures.variants.map(variant => [variant.paid, variant.inStock]),
    });
  });
  const ids = kept.map(({ slug }) => slug);
  const listing = {
    ids,
    ordinals: new Map(ids.map((id, ordinal) => [id, ordinal])),
    columns,
    orders: new Orders(columns),
    categories,
    brands,
    brandOf: Uint16Array.from(brandOf),
    categoryOf: Uint16Array.from(categoryOf),
    index,
  };
  return { kept: kept.map(({ slug, category, at, view }): Kept => ({ slug, category, at, view })), listing };
}

const ordinalsOf = (groups: readonly { readonly slug: string }[]) => new Map(groups.map(({ slug }, ordinal) => [slug, ordinal]));
