import { expect, test } from 'vitest';
import { pastedText } from './pasted-text.ts';

test('a list that was pasted stays whole, and no search takes its place', () => {
  pastedText.keep('semen');
  expect(pastedText.get()).toBeNull();
  const list = '10 sak semen\n2 ½ kg paku 7 cm\r\n4 lembar triplek 9 mm';
  pastedText.keep(list);
  pastedText.keep('pipa 3"\n');
  expect(pastedText.get()).toBe(list);
  const long = 'semen '.repeat(4_000);
  pastedText.keep(long);
  expect(pastedText.get()).toBe(long);
});
