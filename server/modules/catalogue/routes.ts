import {
  catalogueVersionsEndpoint,
  importCatalogueEndpoint,
  previewImportEndpoint,
  undoImportEndpoint,
} from '#contract/admin-catalogue.ts';
import { brandsEndpoint, categoriesEndpoint, productEndpoint, productsEndpoint, suggestionsEndpoint } from '#contract/catalogue.ts';
import type { Deps } from '#server/deps.ts';
import { IMPORT_LIMIT } from '#server/http/body.ts';
import { type Api, checkRight, route } from '#server/http/route.ts';
import { exportCatalogue } from './import-export/export.ts';
import { importCatalogue, listVersions, previewImport, readCatalogueFile, undoImport } from './import-export/import.ts';
import { catalogueReader } from './listing/reader.ts';
import { listBrands, listCategories, listProducts, readProduct } from './service.ts';
import { suggest } from './suggestions.ts';

/** Prices and stock may be a minute old on a screen; the checkout compares them anyway. */
const options = { cacheControl: 'public, max-age=60, stale-while-revalidate=600' } as const;

export function mountCatalogue(api: Api, deps: Deps): void {
  const source = { db: deps.db, reader: catalogueReader(deps.db), now: deps.now };
  route(api, deps, productsEndpoint, ({ query }) => listProducts(source, query), options);
  route(api, deps, productEndpoint, ({ params, query }) => readProduct(source, params.slug ?? '', query.lang), options);
  route(
    api,
    deps,
    categoriesEndpoint,
    async ({ query }) => {
      const categories = await listCategories(source, query.lang);
      return { categories, total: categories.length };
    },
    options,
  );
  route(
    api,
    deps,
    brandsEndpoint,
    async ({ query }) => {
      const brands = await listBrands(source, query.lang);
      return { brands, total: brands.length };
    },
    options,
  );
  route(
    api,
    deps,
    suggestionsEndpoint,
    async ({ query }) => {
      const suggestions = await suggest(source, query.search, query.lang);
      return { suggestions, total: suggestions.length };
    },
    options,
  );
  mountImport(api, deps);
  mountExport(api, deps);
}

function mountImport(api: Api, deps: Deps): void {
  // A whole catalogue's photos take longer than a request's patience.
  const files = deps.files.unhurried();
  const large = {
    bodyLimit: IMPORT_LIMIT,
    isLong: true,
    prepare: ({ body }: { body: { csv: string } }) => readCatalogueFile(files, body.csv),
  };
  route(
    api,
    deps,
    importCatalogueEndpoint,
    ({ db: tx, body: { merge: isMerge, may_discontinue: mayDiscontinue }, prepared }) =>
      importCatalogue(tx, prepared, { now: deps.now(), isMerge, mayDiscontinue }),
    large,
  );
  route(
    api,
    deps,
    previewImportEndpoint,
    ({ db: tx, body, prepared }) => previewImport(tx, prepared, { now: deps.now(), isMerge: body.merge }),
    large,
  );
  route(api, deps, catalogueVersionsEndpoint, ({ db }) => listVersions(db));
  route(api, deps, undoImportEndpoint, ({ db: tx }) => undoImport(tx), { isLong: true });
}

/** The import's counterpart. It answers a file and not JSON, so it is no endpoint of the contract. */
function mountExport(api: Api, deps: Deps): void {
  api.get(importCatalogueEndpoint.path, async http => {
    await checkRight(deps, http, importCatalogueEndpoint.path);
    http.get('deadline').pause();
    const headers = { 'Content-Disposition': 'attachment; filename="catalogue.csv"', 'Cache-Control': 'private, no-store' };
    const form = http.req.query('form') === 'excel' ? 'excel' : 'csv';
    return http.body(await exportCatalogue(deps.db, form), 200, { 'Content-Type': 'text/csv; charset=utf-8', ...headers });
  });
}
