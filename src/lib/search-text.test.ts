import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-text.ts';

it.each(['1.050', '2.50', '0.20', '1e3', 'true', 'null', '9007199254740993123', '007', '-0', '[1]', '{"a":1}', '3"', '3/4" x 1"', '"5'])(
  'reads %s as the text that it is, and writes it so',
  text => {
    const search = `?${new URLSearchParams({ search: text })}`;
    expect(parseSearch(search)).toEqual({ search: text });
    expect(stringifySearch({ search: text })).toBe(search);
  },
);

test('an address of an earlier version keeps its meaning: what is wholly in quotes is unwrapped, once', () => {
  expect(parseSearch('?search=%225%22&brand=%221e3%22&page=2')).toEqual({ search: '5', brand: '1e3', page: '2' });
  expect(parseSearch('?search=%22%5C%225%5C%22%22')).toEqual({ search: '"5"' });
  expect(parseSearch('?search=%223%22+x+%225%22')).toEqual({ search: '"3" x "5"' });
});

test('the first of two namesakes counts, and what is not there is not written', () => {
  expect(parseSearch('?tag=a&tag=b&empty')).toEqual({ tag: 'a', empty: '' });
  expect(stringifySearch({ page: 2, in_stock: true, brand: undefined })).toBe('?page=2&in_stock=true');
  expect(stringifySearch({ brand: undefined })).toBe('');
});

test('any text comes back from the address that it is written to', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' })), values => {
      expect(parseSearch(stringifySearch(values))).toEqual(values);
    }),
  );
});
