import { describe, expect, it } from 'vitest';
import { changedSearch, countFilters, filtersOf, productSearch, toggledBrand, withoutFilters } from './product-search.ts';

describe('the address of a product list', () => {
  it('counts nonsense as absent', () => {
    expect(productSearch({ page: 'x', limit: 7, in_stock: 'yes', sort: 'best', brand: 12 })).toEqual({ brand: '12' });
  });

  it('searches for 120 characters and says that there were more, also after a filter and a reload', () => {
    const search = productSearch({ search: 'x'.repeat(20_000) });
    expect(search).toMatchObject({ search: 'x'.repeat(120), cut: true });
    expect(productSearch({ search: 'x'.repeat(120) }).cut).toBeUndefined();
    const filtered = changedSearch(search, { in_stock: true });
    expect(productSearch({ ...filtered, cut: 'true' })).toMatchObject({ cut: true, in_stock: true });
    expect(withoutFilters(filtered).cut).toBe(true);
    expect(filtersOf(search)).not.toHaveProperty('cut');
  });

  it('becomes the filters of a query, with fixed ones on top', () => {
    const filters = filtersOf({ brand: 'b,a', page: 3, limit: 50, category: 'x' }, { category: 'semen' });
    expect(filters).toMatchObject({ brand: ['a', 'b'], limit: 50, offset: 100, category: 'semen', in_stock: false });
  });

  it('starts at the first page after a change of a filter, and not after a change of the page', () => {
    expect(changedSearch({ page: 4, sort: 'newest' }, { in_stock: true })).toEqual({ sort: 'newest', in_stock: true });
    expect(changedSearch({ sort: 'newest' }, { page: 2 })).toEqual({ sort: 'newest', page: 2 });
  });

  it('leaves out what says nothing', () => {
    expect(changedSearch({ brand: 'a', limit: 50 }, { brand: '', limit: 25, page: 1 })).toEqual({});
  });

  it('toggles a brand', () => {
    expect(toggledBrand({ brand: 'a', page: 2 }, 'b')).toEqual({ brand: 'a,b' });
    expect(toggledBrand({ brand: 'a' }, 'a')).toEqual({});
  });

  it('resets to the words, the order and the page size', () => {
    expect(withoutFilters({ search: 'cat', sort: 'rating', limit: 100, rating: 4, brand: 'a', page: 2, timestamp: 5 })).toEqual({
      search: 'cat',
      sort: 'rating',
      limit: 100,
    });
  });

  it('counts filters, a price range once', () => {
    expect(countFilters({ search: 'cat', min_price: 0, max_price: 5, brand: 'a,b', in_stock: true })).toBe(4);
  });
});
