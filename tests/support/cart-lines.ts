import type { CartLine, WantedLine } from '#data/cart/model.ts';

/** A bag of cement as a cart remembers it. */
export const cement: WantedLine['preview'] = {
  price: 1_000,
  discount: 0,
  name: '40 kg',
  product: { slug: 'semen', name: 'Semen' },
  imageUrl: '',
  unit: 'sak',
  rule: { stock: 12, minimum: 1, step: 1 },
  weight: 40_000,
  isAvailable: true,
};

/** A line of ten bags, but for what is given. */
export const cartLine = (change: Partial<CartLine> = {}): CartLine => ({
  variantId: 'v',
  itemId: 'i',
  quantity: 10,
  isQueued: false,
  ...cement,
  ...change,
});
