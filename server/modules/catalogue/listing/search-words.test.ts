import { describe, expect, test } from 'vitest';
import { editDistance, indexWords, queryWords, wordsOf } from './search-words.ts';

describe('words of a text', () => {
  test.each([
    ['Bata Ringan, 7.5 cm', ['bata', 'ringan', '7.5', 'cm']],
    ['Keramik 40×40', ['keramik', '40x40']],
    ['40 x 40', ['40x40']],
    ['NYM 2×1,5', ['nym', '2x1.5']],
    ['Tandon 1.050 L', ['tandon', '1050', 'l']],
    ['Pipa ½" dan 1½"', ['pipa', '1/2', 'dan', '1', '1/2']],
    ['1,44 m²', ['1.44', 'm2']],
    ['Ø8', ['8']],
    ['Café', ['cafe']],
    ["'); drop --", ['drop']],
    ['\0\ud800', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test('are indexed with both spellings of units and sizes', () => {
    expect(indexWords('Semen 40 kg')).toEqual(['semen', '40', '40kg', 'kg']);
    expect(indexWords('D10')).toEqual(['d10', '10']);
    expect(indexWords('40kg')).toEqual(['40kg', '40', 'kg']);
  });

  test('are searched without repetition, eight at most', () => {
    expect(queryWords('a a b')).toEqual(['a', 'b']);
    expect(queryWords('a b c d e f g h i j')).toHaveLength(8);
  });
});

test.each([
  ['semen', 'semen', 0],
  ['semne', 'semen', 1],
  ['cemnet', 'cement', 1],
  ['bor', 'bot', 1],
  ['', 'abc', 3],
  ['kran', 'keran', 1],
])('from %s to %s it is %i edits', (left, right, distance) => {
  expect(editDistance(left, right)).toBe(distance);
});
