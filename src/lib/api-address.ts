/** As much of a page's, a worker's or the server's global object as is read here. */
interface Global {
  readonly apiBaseUrl?: string;
}

/**
 * Where the API is: below this page's own origin, unless a static storefront names another one before its page and its worker begin
 * (`scripts/storefront.ts`). Without a slash at the end.
 */
export const apiBaseUrl: string = (globalThis as Global).apiBaseUrl ?? '/api';
