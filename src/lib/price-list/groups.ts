import type { ByteReader, ByteWriter } from './bytes.ts';
import { type PriceList, PriceListError } from './types.ts';

/** Categories and brands: few, and read before all that refers to them. */
type Groups = Pick<PriceList, 'categories' | 'brands'>;

export function writeGroups(writer: ByteWriter, { categories, brands }: Groups): void {
  writer.integer(categories.length);
  writer.texts(categories.map(({ slug }) => slug));
  writer.texts(categories.map(({ name }) => name));
  writer.texts(categories.map(({ otherName }) => otherName));
  writer.integers(categories.map(({ parent }) => parent + 1));
  writer.hex(categories.map(({ picture }) => picture));
  writer.integer(brands.length);
  writer.texts(brands.map(({ slug }) => slug));
  writer.texts(brands.map(({ name }) => name));
  writer.hex(brands.map(({ picture }) => picture));
}

/** @throws PriceListError 'damaged' */
export function readGroups(reader: ByteReader): Groups {
  const count = reader.count();
  const [slugs, names, otherNames] = [reader.texts(count), reader.texts(count), reader.texts(count)];
  const parents = reader.many(count, () => reader.below(count + 1) - 1);
  const pictures = reader.hex(count);
  const brandCount = reader.count();
  const [brandSlugs, brandNames] = [reader.texts(brandCount), reader.texts(brandCount)];
  const brandPictures = reader.hex(brandCount);
  const at = (column: readonly string[], index: number) => {
    const value = column[index];
    if (value === undefined) throw new PriceListError('damaged');
    return value;
  };
  return {
    categories: parents.map((parent, index) => ({
      slug: at(slugs, index),
      name: at(names, index),
      otherName: at(otherNames, index),
      parent,
      picture: at(pictures, index),
    })),
    brands: brandSlugs.map((slug, index) => ({ slug, name: at(brandNames, index), picture: at(brandPictures, index) })),
  };
}
