import { expect, it } from 'vitest';
import { uuidv7 } from './ids.ts';

it('carries version, variant and its moment, so that ids sort by creation', () => {
  const moment = Date.UTC(2025, 10, 20, 12, 0, 0, 123);
  const id = uuidv7(moment);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(moment);
  expect(uuidv7(moment + 1) > id).toBe(true);
});

it('does not repeat itself within a millisecond', () => {
  expect(new Set(Array.from({ length: 2_000 }, () => uuidv7(1))).size).toBe(2_000);
});
