import type { PictureSource } from '#server/db/schema/catalogue.ts';
import { drawProduct } from './drawings/draw.ts';
import { drawingKinds } from './drawings/kinds.ts';
import { drawBrand, drawPayment, drawService, paymentKinds, serviceKinds } from './drawings/marks.ts';
import { articleNames, bannerNames, drawArticle, drawBanner } from './drawings/scenes.ts';

export type DrawnSource = Exclude<PictureSource, { type: 'file' }>;

/** SVG of a picture that is drawn. A name that is no longer drawn, in a database of an earlier version, gets the first of its kind. */
export function drawSource(source: DrawnSource): string {
  switch (source.type) {
    case 'product':
      return drawProduct(oneOf(drawingKinds, source.kind), { hue: source.hue, label: source.label });
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
  return names.find(name => name === wanted.replaceAll('_', '-')) ?? names[0];
}
