import {
  adminProductEndpoint,
  adminVariantsEndpoint,
  changePricesEndpoint,
  previewPricesEndpoint,
  setPriceEndpoint,
  setProductEndpoint,
} from '#contract/admin-editing.ts';
import { addPictureEndpoint, type PictureForm } from '#contract/admin-pictures.ts';
import type { Executor } from '#server/db/client.ts';
import type { FileSource } from '#server/db/schema/catalogue.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { addPicture, keepPhoto } from '../../media/adding.ts';
import { changePrices, previewPrices, setPrice } from './prices.ts';
import { readEditable, setProduct } from './products.ts';
import { listVariants } from './variants.ts';

/** Mounts single changes of the catalogue, without a file. */
export function mountEditing(api: Api, deps: Deps): void {
  const long = { isLong: true };
  route(api, deps, adminVariantsEndpoint, ({ db, query }) => listVariants(db, query));
  route(api, deps, setPriceEndpoint, ({ db, params, body }) => setPrice(db, params.sku ?? '', body));
  route(api, deps, adminProductEndpoint, ({ db, params }) => readEditable(db, params.slug ?? ''));
  route(api, deps, setProductEndpoint, ({ db, params, body }) => setProduct(db, params.slug ?? '', body, deps.now()), long);
  route(api, deps, addPictureEndpoint, ({ db, prepared }: { db: Executor; prepared: FileSource }) => addPicture(db, prepared), {
    prepare: ({ body }: { body: PictureForm }) => keepPhoto(deps.files, body),
  });
  route(api, deps, previewPricesEndpoint, ({ db, body }) => previewPrices(db, body), long);
  route(api, deps, changePricesEndpoint, ({ db, body }) => changePrices(db, body), long);
}
