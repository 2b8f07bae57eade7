/** Values that the build writes into the worker. */
interface ImportMeta {
  readonly env: { readonly VITE_API_URL?: string };
}
