import type { Text } from '#server/db/schema/text.ts';
import type { Catalogue, CatalogueProduct } from './catalogue-rows.ts';

/** A SKU of the file that another product of the shop has. */
export interface TakenSku {
  readonly sku: string;
  readonly product: string;
}

/**
 * Adds a file to the catalogue that stands: its products are new or take the place of those of the same slug, whose other variants stay,
 * as do all other goods. What the file leaves empty of a known product stays too.
 * @returns the catalogue, and the SKUs that would leave their product
 */
export function merge(current: Catalogue, file: Catalogue): { catalogue: Catalogue; taken: TakenSku[] } {
  const given = new Map(file.products.map(product => [product.slug, product]));
  const known = new Set(current.products.map(({ slug }) => slug));
  const owners = new Map(current.products.flatMap(({ slug, variants }) => variants.map(({ sku }) => [sku, slug])));
  const taken = file.products.flatMap(({ slug, variants }) =>
    variants.flatMap(({ sku }) => {
      const owner = owners.get(sku);
      return owner === undefined || owner === slug ? [] : [{ sku, product: owner }];
    }),
  );
  const catalogue = {
    categories: together(current.categories, file.categories),
    brands: together(current.brands, file.brands),
    products: [
      ...current.products.map(product => {
        const own = given.get(product.slug);
        return own === undefined ? product : changed(product, own);
      }),
      ...file.products.filter(({ slug }) => !known.has(slug)),
    ],
  };
  return { catalogue, taken };
}

/** In the order of the shop, new ones last. */
function together<Group extends { readonly slug: string }>(current: readonly Group[], given: readonly Group[]): Group[] {
  const bySlug = new Map([...current, ...given].map(group => [group.slug, group]));
  return [...bySlug.values()];
}

function changed(before: CatalogueProduct, given: CatalogueProduct): CatalogueProduct {
  const variants = new Map([...before.variants, ...given.variants].map(variant => [variant.sku, variant]));
  return {
    ...given,
    name: words(before.name, given.name),
    description: words(before.description, given.description),
    flags: given.flags.length === 0 ? before.flags : given.flags,
    attributes: given.attributes.length === 0 ? before.attributes : given.attributes,
    facts: given.facts.length === 0 ? before.facts : given.facts,
    label: given.label || before.label,
    isPromoted: given.isPromoted || before.isPromoted,
    variants: [...variants.values()] as unknown as CatalogueProduct['variants'],
  };
}

/** A file without English words has the Indonesian ones for both. */
function words(before: Text, given: Text): Text {
  if (given.id === '') return before;
  return given.en === given.id && given.id === before.id ? before : given;
}
