import { variantAxes } from '../VariantChoice.tsx';
import { productDetails } from './ProductPage.tsx';

/** Resolves when the server can draw a product's page with the parts whose code a browser fetches later. */
export const servedParts = () => Promise.all([variantAxes.ready(), productDetails.ready()]);
