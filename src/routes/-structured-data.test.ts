import { expect, it } from 'vitest';
import type { DetailVariant, ProductDetail } from '#contract/catalogue.ts';
import { describeProduct } from './-structured-data.ts';

const variant = (price: number, discount: number, stock: number): DetailVariant => ({
  id: `${price}`,
  name: '',
  price,
  discount,
  stock,
  unit: 'sak',
  content: null,
  min_quantity: 1,
  step_quantity: 1,
  sku: '',
  weight: 40_000,
  size: [600, 400, 120],
});

const described = (variants: DetailVariant[], rating_count = 0, more: Partial<ProductDetail> = {}) => {
  const product: ProductDetail = {
    id: '1',
    slug: 'semen',
    name: 'Semen',
    image: { url: '', srcset: null, width: 1, height: 1 },
    brand: { slug: 'sagara', name: 'Sagara' },
    category: { slug: 'semen', name: 'Semen' },
    facts: [],
    rating: 4.5,
    rating_count,
    sold_count: 0,
    variants,
    images: [],
    description: 'Untuk cor.',
    categories: [],
    flags: [],
    attributes: [],
    related: [],
    ...more,
  };
  return describeProduct(product, { page: 'https://fondasi.test/product/semen', picture: '', home: '' });
};

it('offers one variant at its price after the discount, and says where there is none left', () => {
  expect(described([variant(68_500, 10, 3)])).toMatchObject({
    offers: { '@type': 'Offer', price: 61_650, priceCurrency: 'IDR', availability: 'https://schema.org/InStock' },
  });
  expect(described([variant(68_500, 0, 0)])).toMatchObject({ offers: { price: 68_500, availability: 'https://schema.org/OutOfStock' } });
});

it('offers the variants that can be bought, from the lowest price to the highest', () => {
  const soldOut = [variant(68_500, 10, 0), { ...variant(20_000, 0, 4), min_quantity: 5 }];
  expect(described([...soldOut, variant(99_000, 0, 1), variant(75_000, 50, 2)])).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: 37_500, highPrice: 99_000, offerCount: 2, availability: 'https://schema.org/InStock' },
  });
  expect(described([...soldOut, variant(99_000, 0, 1)])).toMatchObject({
    offers: { '@type': 'Offer', price: 99_000, availability: 'https://schema.org/InStock' },
  });
});

it('offers all of them, marked as sold out, where none can be bought', () => {
  expect(described([variant(68_500, 10, 0), { ...variant(20_000, 0, 4), min_quantity: 5 }])).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: 20_000,
      highPrice: 61_650,
      offerCount: 2,
      availability: 'https://schema.org/OutOfStock',
    },
  });
});

it('says of half units what the price is for', () => {
  expect(described([{ ...variant(12_500, 0, 40), unit: 'half_kg' }])).toMatchObject({
    offers: { price: 12_500, priceSpecification: { price: 12_500, referenceQuantity: { value: 0.5, unitCode: 'KGM' } } },
  });
  expect(described([variant(12_500, 0, 40)]).offers).not.toHaveProperty('priceSpecification');
});

it('has a rating only where a customer gave one', () => {
  expect(described([variant(1, 0, 1)])).not.toHaveProperty('aggregateRating');
  expect(described([variant(1, 0, 1)], 12)).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 12 } });
});

it('offers nothing of what is no longer sold', () => {
  const gone = described([variant(68_500, 10, 0)], 3, { is_discontinued: true });
  expect(gone).toMatchObject({ name: 'Semen', aggregateRating: { reviewCount: 3 } });
  expect(gone).not.toHaveProperty('offers');
});
