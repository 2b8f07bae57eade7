import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { terbilang, terbilangRupiah } from './terbilang.ts';

/** Every row of the table in the specification of papers. */
test.each([
  [0, 'nol'],
  [10, 'sepuluh'],
  [11, 'sebelas'],
  [12, 'dua belas'],
  [15, 'lima belas'],
  [19, 'sembilan belas'],
  [20, 'dua puluh'],
  [21, 'dua puluh satu'],
  [99, 'sembilan puluh sembilan'],
  [100, 'seratus'],
  [101, 'seratus satu'],
  [110, 'seratus sepuluh'],
  [111, 'seratus sebelas'],
  [119, 'seratus sembilan belas'],
  [200, 'dua ratus'],
  [999, 'sembilan ratus sembilan puluh sembilan'],
  [1_000, 'seribu'],
  [1_001, 'seribu satu'],
  [1_010, 'seribu sepuluh'],
  [1_100, 'seribu seratus'],
  [1_111, 'seribu seratus sebelas'],
  [1_999, 'seribu sembilan ratus sembilan puluh sembilan'],
  [2_000, 'dua ribu'],
  [10_000, 'sepuluh ribu'],
  [11_000, 'sebelas ribu'],
  [12_500, 'dua belas ribu lima ratus'],
  [21_000, 'dua puluh satu ribu'],
  [100_000, 'seratus ribu'],
  [101_000, 'seratus satu ribu'],
  [111_111, 'seratus sebelas ribu seratus sebelas'],
  [173_937, 'seratus tujuh puluh tiga ribu sembilan ratus tiga puluh tujuh'],
  [200_001, 'dua ratus ribu satu'],
  [1_000_000, 'satu juta'],
  [1_001_000, 'satu juta seribu'],
  [1_100_000, 'satu juta seratus ribu'],
  [2_500_750, 'dua juta lima ratus ribu tujuh ratus lima puluh'],
  [11_111_111, 'sebelas juta seratus sebelas ribu seratus sebelas'],
  [12_345_678, 'dua belas juta tiga ratus empat puluh lima ribu enam ratus tujuh puluh delapan'],
  [100_000_000, 'seratus juta'],
  [1_000_000_000, 'satu miliar'],
  [1_000_001_000, 'satu miliar seribu'],
  [2_024_001_011, 'dua miliar dua puluh empat juta seribu sebelas'],
  [1_000_000_000_000, 'satu triliun'],
  [-5, 'minus lima'],
])('%i is written out', (value, words) => {
  expect(terbilang(value)).toBe(words);
});

const ONES = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];
const GROUPS: Readonly<Record<string, number>> = { ribu: 1e3, juta: 1e6, miliar: 1e9, triliun: 1e12 };

/** Reads the words back, from left to right, as one who hears them does. */
function parsed(words: string): number {
  let [total, group] = [0, 0];
  let digit = 0;
  for (const word of words.split(' ')) {
    const one = ONES.indexOf(word);
    if (one !== -1) digit = one;
    else if (word === 'sepuluh') group += 10;
    else if (word === 'sebelas') group += 11;
    else if (word === 'seratus') group += 100;
    else if (word === 'seribu') total += 1_000;
    else if (word === 'belas') [group, digit] = [group + 10 + digit, 0];
    else if (word === 'puluh') [group, digit] = [group + digit * 10, 0];
    else if (word === 'ratus') [group, digit] = [group + digit * 100, 0];
    else {
      const size = GROUPS[word];
      if (size === undefined) throw new Error(`no word of a number: ${word}`);
      [total, group, digit] = [total + (group + digit) * size, 0, 0];
    }
  }
  return total + group + digit;
}

it('is read back as the number that it was, up to 999 trillion', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), value => parsed(terbilang(value)) === value),
    { numRuns: 2_000 },
  );
  for (let value = 0; value < 12_000; value += 1) expect(parsed(terbilang(value))).toBe(value);
});

it('ends in rupiah and begins with a capital letter', () => {
  expect(terbilangRupiah(1_500_000)).toBe('Satu juta lima ratus ribu rupiah');
});
