import { expect, it } from 'vitest';
import { lockNumbers } from './lock-numbers.ts';

it('no two purposes share a lock', () => {
  const numbers = Object.values(lockNumbers);
  expect(new Set(numbers).size).toBe(numbers.length);
});
