import { apiBaseUrl } from './api-address.ts';

/** Origin of the files that answers name by their path, such as '/media/…'; '' where it is the page's own. */
export const filesOrigin: string = apiBaseUrl.startsWith('/') ? '' : new URL(apiBaseUrl).origin;
