/** As much of a page's, a worker's or the server's global object as is read here. */
interface Global {
  readonly document?: { readonly documentElement: { readonly dataset: { readonly api?: string } } };
  readonly api?: string;
}

const here = globalThis as Global;

/**
 * Where the API is: below this page's own origin, unless a static storefront names another one, to its pages as `<html data-api>` and to its
 * worker in the first line (`scripts/storefront.ts`).
 */
export const apiBaseUrl: string = (here.document?.documentElement.dataset ?? here).api ?? '/api';
