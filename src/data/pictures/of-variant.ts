import type { PictureData, Variant } from '#contract/catalogue.ts';

/** A product's picture as it shows one of its variants: in its colour, with its amount. */
export function pictureOf<Picture extends Pick<PictureData, 'url'>>(image: Picture, { look }: Pick<Variant, 'look'>): Picture {
  return look === undefined ? image : { ...image, url: `${image.url}&variant=${look}` };
}
