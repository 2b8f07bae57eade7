import { expect, test } from 'vitest';
import { authorOf } from './author.ts';

test.each([
  ['Maria Latuconsina', 'Kota Ambon', 'Maria, Ambon'],
  ['  Budi  Daeng Ngalle', 'Kabupaten Gowa', 'Budi, Gowa'],
  ['Rahman', 'Kab. Buru', 'Rahman, Buru'],
  ['Siti', null, 'Siti'],
  ['Kota', 'Kotamobagu', 'Kota, Kotamobagu'],
])('%s of %s is %s', (name, city, shown) => {
  expect(authorOf(name, city)).toBe(shown);
});
