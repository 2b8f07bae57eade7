import type { PricedProduct, PricedVariant, PriceList } from '#lib/price-list/types.ts';

type Random = () => number;
type Edit = (list: PriceList, random: Random) => PriceList;

const words = ['Semen', 'Pipa', 'Besi', 'Keramik', 'Paku', 'Cat', 'Putih', '½"', 'Ø10 · 12 m', '40×40', 'Sagara', 'kuat “sekali”'];

const below = (random: Random, bound: number) => Math.floor(random() * bound);
const pick = <Value>(random: Random, values: readonly Value[]): Value => values[below(random, values.length)] as Value;
const text = (random: Random) => Array.from({ length: 1 + below(random, 3) }, () => pick(random, words)).join(' ');
const picture = (random: Random) => Array.from({ length: 16 }, () => below(random, 16).toString(16)).join('');
/** Unique by chance; never given again. */
const fresh = (random: Random) => 1 + below(random, 2_000_000_000);

function randomVariant(random: Random): PricedVariant {
  return {
    number: fresh(random),
    name: text(random),
    price: 50 * (1 + below(random, 100_000)),
    discount: pick(random, [0, 0, 500, 1_250]),
    unit: pick(random, ['sak', 'pcs', 'half_kg']),
    content: pick(random, [null, { thousandths: 1_440, unit: 'm2' }, { thousandths: 0, unit: 'kg' }]),
    minimum: pick(random, [1, 1, 10]),
    step: pick(random, [1, 1, 5]),
    stock: pick(random, [0, 1, 2]),
    weight: 1 + below(random, 50_000),
    parcel: [below(random, 12_000), 100, 50],
    look: pick(random, ['', '', 'putih_5kg']),
  };
}

function randomProduct(random: Random, { categories, brands }: Pick<PriceList, 'categories' | 'brands'>): PricedProduct {
  return {
    slug: `product-${fresh(random)}`,
    name: text(random),
    otherName: text(random),
    category: below(random, categories.length),
    brand: below(random, brands.length),
    facts: Array.from({ length: below(random, 3) }, () => text(random)),
    attributes: Array.from({ length: below(random, 3) }, () => ({ label: pick(random, ['Jenis', 'Asal']), value: text(random) })),
    flags: pick(random, [[], ['long'], ['long', 'fragile']]),
    image: { id: picture(random), isPhoto: random() < 0.3, width: 320, height: 320 },
    rating: below(random, 501),
    ratingCount: below(random, 300),
    soldCount: below(random, 5_000),
    since: 18_000 + below(random, 2_000),
    isPromoted: random() < 0.2,
    variants: Array.from({ length: 1 + below(random, 4) }, () => randomVariant(random)),
  };
}

const randomBrand = (random: Random) => ({ slug: `brand-${fresh(random)}`, name: text(random), picture: picture(random) });
const randomCategory = (random: Random) => ({
  slug: `category-${fresh(random)}`,
  name: text(random),
  otherName: text(random),
  parent: -1,
  picture: picture(random),
});

/** A list of a few products, the same for the same random numbers. */
export function randomPriceList(random: Random): PriceList {
  const categories = Array.from({ length: 1 + below(random, 4) }, () => randomCategory(random));
  const brands = Array.from({ length: 1 + below(random, 3) }, () => randomBrand(random));
  const products = Array.from({ length: below(random, 12) }, () => randomProduct(random, { categories, brands }));
  return { catalogue: 'shop', version: 'v0', lang: pick(random, ['id', 'en']), madeAt: 1_764_000_000_000, categories, brands, products };
}

function withProduct(list: PriceList, random: Random, edit: (product: PricedProduct) => PricedProduct): PriceList {
  const at = below(random, list.products.length);
  return { ...list, products: list.products.map((product, place) => (place === at ? edit(product) : product)) };
}

const editVariant =
  (edit: (variant: PricedVariant, random: Random) => PricedVariant): Edit =>
  (list, random) =>
    withProduct(list, random, product => {
      const at = below(random, product.variants.length);
      return { ...product, variants: product.variants.map((variant, place) => (place === at ? edit(variant, random) : variant)) };
    });

/** Puts a group in at a place, or takes it out: all indexes behind it move. */
function regrouped(list: PriceList, kind: 'category' | 'brand', places: readonly number[]): PriceList {
  const moved = (index: number) => Math.max(0, places.indexOf(index));
  const products = list.products.map(product => ({ ...product, [kind]: moved(product[kind]) }));
  if (kind === 'brand') return { ...list, products, brands: places.flatMap(place => list.brands[place] ?? []) };
  const categories = places.flatMap(place => list.categories[place] ?? []);
  return { ...list, products, categories: categories.map(category => ({ ...category, parent: -1 })) };
}

const places = (length: number) => Array.from({ length }, (_, place) => place);

const edits: readonly Edit[] = [
  editVariant((variant, random) => ({ ...variant, price: 50 * (1 + below(random, 100_000)) })),
  editVariant((variant, random) => ({ ...variant, discount: pick(random, [0, 1_000]), stock: pick(random, [0, 1, 2]) })),
  editVariant((variant, random) => ({ ...variant, name: text(random), weight: 1 + below(random, 9_000) })),
  (list, random) => withProduct(list, random, product => ({ ...product, soldCount: product.soldCount + 1, rating: below(random, 501) })),
  (list, random) => withProduct(list, random, product => ({ ...product, name: text(random), facts: [text(random)] })),
  (list, random) => withProduct(list, random, product => ({ ...product, variants: [...product.variants, randomVariant(random)] })),
  (list, random) => withProduct(list, random, product => ({ ...product, variants: product.variants.slice(1) })),
  (list, random) => withProduct(list, random, product => ({ ...product, category: below(random, list.categories.length) })),
  (list, random) => ({
    ...list,
    products: list.products.toSpliced(below(random, list.products.length + 1), 0, randomProduct(random, list)),
  }),
  (list, random) => ({ ...list, products: list.products.toSpliced(below(random, list.products.length), 1) }),
  (list, random) => ({ ...list, products: list.products.toSorted(() => random() - 0.5) }),
  (list, random) =>
    regrouped({ ...list, categories: [...list.categories, randomCategory(random)] }, 'category', [
      list.categories.length,
      ...places(list.categories.length),
    ]),
  (list, random) =>
    list.categories.length < 2
      ? list
      : regrouped(list, 'category', places(list.categories.length).toSpliced(below(random, list.categories.length), 1)),
  (list, random) => ({
    ...list,
    categories: list.categories.map((category, at) =>
      at === 0 ? { ...category, name: text(random), parent: list.categories.length - 1 } : category,
    ),
  }),
  (list, random) =>
    regrouped({ ...list, brands: [...list.brands, randomBrand(random)] }, 'brand', [list.brands.length, ...places(list.brands.length)]),
  list => (list.brands.length < 2 ? list : regrouped(list, 'brand', places(list.brands.length).toReversed().slice(1))),
];

/** The list after some changes: of prices, goods, their variants, categories and brands, or of nothing at all. */
export function randomlyChanged(list: PriceList, random: Random, version: string): PriceList {
  let next = { ...list, version, madeAt: list.madeAt + 60_000 };
  for (let left = below(random, 6); left > 0; left -= 1) {
    const edit = pick(random, edits);
    if (next.products.length > 0 || random() < 0.5) next = edit(next, random) as typeof next;
  }
  return next;
}
