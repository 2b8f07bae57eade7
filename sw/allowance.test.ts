import { expect, test } from 'vitest';
import { surplus } from './allowance.ts';

const allowance = { entries: 300, bytes: 1_000 };

test('entries that fit stay', () => {
  expect(surplus([], allowance)).toBe(0);
  expect(surplus(Array(280).fill(1), allowance)).toBe(0);
});

test('the oldest go until the number fits, with room for what comes before the next look', () => {
  expect(surplus(Array(300).fill(1), allowance)).toBe(20);
});

test('the oldest go until the bytes fit', () => {
  expect(surplus([600, 300, 200, 100], allowance)).toBe(1);
  expect(surplus([2_000], allowance)).toBe(1);
});
