import { localKeys, localValue } from '#storage/local.ts';

/** Id of the quotation whose goods were put into the cart last, until they are ordered. */
export const quotationInCart = localValue(localKeys.quotationInCart);
