import { expect, it, test } from 'vitest';
import { choiceIn, flagIn, LONGEST_SEARCH, nameIn, pageIn, pathIn, textIn, wholeIn } from './search-values.ts';

test('a value is read alike as the text of an address and as a screen gave it', () => {
  for (const [text, value] of [['25', 25] as const, ['2', 2] as const]) {
    expect(wholeIn(text, 0, 100)).toBe(value);
    expect(wholeIn(value, 0, 100)).toBe(value);
  }
  expect([flagIn('true'), flagIn(true), flagIn('false'), flagIn('1'), flagIn(undefined)]).toEqual([
    true,
    true,
    undefined,
    undefined,
    undefined,
  ]);
  expect([choiceIn('50', [25, 50]), choiceIn(50, [25, 50]), choiceIn('newest', ['newest'])]).toEqual([50, 50, 'newest']);
});

it.each(['1e3', '1.5', '-1', ' 2', '0x10', '', 'x', '40001', '9007199254740993', null, undefined, Number.NaN])(
  'takes %j for no page',
  value => {
    expect(pageIn(value)).toBeUndefined();
  },
);

it.each(['1.050', '1e3', 'true', '9007199254740993123'])('takes %s for a search and for a slug', text => {
  expect(textIn(text)).toBe(text);
  expect(nameIn(text)).toBe(text);
});

test('the full stop and the bracket behind a pasted link belong to no name and no number, and to words that were typed', () => {
  expect([nameIn('semen).'), nameIn('a,b.'), pageIn('2)'), choiceIn('newest.', ['newest']), flagIn('true).')]).toEqual([
    'semen',
    'a,b',
    2,
    'newest',
    true,
  ]);
  expect(textIn('pipa 3/4" (AW).')).toBe('pipa 3/4" (AW).');
});

test('a search ends with a whole character, and a way back is never cut', () => {
  expect(textIn('x'.repeat(20_000))).toHaveLength(LONGEST_SEARCH);
  expect(textIn(`${'x'.repeat(LONGEST_SEARCH - 1)}🧱`)).toBe('x'.repeat(LONGEST_SEARCH - 1));
  expect(textIn('semen '.repeat(20_000))).toBe('semen '.repeat(LONGEST_SEARCH / 6).trim());
  expect(textIn('semen ')).toBe('semen ');
  expect(pathIn(`/products?search=${'x'.repeat(500)}`)).toHaveLength(517);
});
