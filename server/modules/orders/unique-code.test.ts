import { expect, it } from 'vitest';
import { uniqueCode } from './unique-code.ts';

const everyCodeBut = (...free: number[]) =>
  new Set(Array.from({ length: 999 }, (_, index) => 50_000 + index + 1).filter(amount => !free.includes(amount - 50_000)));

it('draws any code from 1 to 999', () => {
  expect(uniqueCode(50_000, new Set(), () => 0)).toBe(1);
  expect(uniqueCode(50_000, new Set(), below => below - 1)).toBe(999);
});

it('passes over amounts that are taken', () => {
  expect(uniqueCode(50_000, everyCodeBut(77))).toBe(77);
  expect(uniqueCode(50_000, everyCodeBut(5, 999), () => 1)).toBe(999);
  expect(uniqueCode(50_001, everyCodeBut(77), () => 0)).toBe(76);
});

it('has none when every amount is taken', () => {
  expect(uniqueCode(50_000, everyCodeBut())).toBeNull();
});
