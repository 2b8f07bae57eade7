import type { OPEN_CART as Contract } from '#contract/orders.ts';

/** The cart that is open, whose id only the shop knows: as in the contract, whose schemas the cart's page has no use for. */
export const OPEN_CART: typeof Contract = '00000000-0000-0000-0000-000000000000';
