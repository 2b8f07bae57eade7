/** Where the API is: this origin, unless another backend stands under the storefront (`VITE_API_URL` at build time). */
export const apiBaseUrl: string = import.meta.env.VITE_API_URL ?? '/api';
