import type { PictureSource } from '#server/db/schema/catalogue.ts';
import { drawProduct } from './drawings/draw.ts';
import { drawingKinds } from './drawings/kinds.ts';
import { type Look, lookKey, readLook } from './drawings/looks.ts';
import { drawBrand, drawPayment, drawService, paymentKinds, serviceKinds } from './drawings/marks.ts';
import { articleNames, bannerNames, drawArticle, drawBanner } from './drawings/scenes.ts';
import { pictureUrl } from './pictures.ts';

export type DrawnSource = Exclude<PictureSource, { type: 'file' }>;

/**
 * SVG of a picture that is drawn. A name that is no longer drawn, in a database of an earlier version, gets the first of its kind.
 * @param look of the chosen variant, where the picture is a product's
 */
export function drawSource(source: DrawnSource, look?: Look): string {
  switch (source.type) {
    case 'product':
      return drawProduct(oneOf(drawingKinds, source.kind), { hue: source.hue, label: source.label, ...(look && { look }) });
    case 'banner':
      return drawBanner(oneOf(bannerNames, source.name));
    case 'article':
      return drawArticle(oneOf(articleNames, source.name));
    case 'brand':
      return drawBrand(source.name, source.hue);
    case 'service':
      return drawService(oneOf(serviceKinds, source.kind));
    case 'payment':
      return drawPayment(oneOf(paymentKinds, source.kind));
  }
}

/** Codes of the contract have '_' where names of drawings have '-'. */
function oneOf<const Name extends string>(names: readonly [Name, ...Name[]], wanted: string): Name {
  const spelled = wanted.replaceAll('_', '-');
  return names.find(name => name === spelled) ?? names[0];
}

/**
 * The part of a picture's address for a variant, made of its name and its product's, both Indonesian: `putih_5kg`, a colour, a form and an amount
 * as far as the drawing shows them. Empty where all variants look alike, and for a merchant's photo.
 */
export function variantLook(source: PictureSource | null | undefined, product: string, variant: string): string {
  return source?.type === 'product' ? lookKey(oneOf(drawingKinds, source.kind), product, variant) : '';
}

/** The look that an address asks for; everything in it that this picture can't show is left out. */
export function lookOf(source: PictureSource, key: string): Look | undefined {
  return source.type === 'product' && key !== '' ? readLook(oneOf(drawingKinds, source.kind), key) : undefined;
}

/** Address of a product's picture as it shows one variant, for fields that hold a plain `image_url`; names are Indonesian. */
export function variantPictureUrl(id: string, source: PictureSource | null, product: string, variant: string): string {
  return pictureUrl(id, undefined, variantLook(source, product, variant));
}
