import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitWithin } from './picture-fit.ts';
import { receiptSize } from './receipt-size.ts';

const best = (width: number, height: number) => fitWithin(width, height, receiptSize({ width, height }).edges[0] ?? 0);

test('a photo and a screenshot of one screen are sent with 300 KB', () => {
  for (const [width, height] of [
    [4000, 3000],
    [1080, 2400],
    [1440, 3120],
  ] as const) {
    expect(receiptSize({ width, height })).toEqual({ edges: [1600, 1280, 1024], bytes: 300 * 1024 });
  }
});

test('a screenshot of a long page keeps a width that can be read', () => {
  expect(best(1080, 4800)).toEqual({ width: 1080, height: 4800 });
  expect(best(1080, 16_000).width).toBeGreaterThan(1000);
  expect(best(1440, 20_000).width).toBeGreaterThan(1000);
  expect(best(6000, 1500)).toEqual({ width: 4320, height: 1080 });
  expect(receiptSize({ width: 1080, height: 16_000 }).bytes).toBe(1.5 * 1024 * 1024);
});

test('a canvas and a WebP hold the result for a picture of any size', () => {
  const edge = fc.integer({ min: 1, max: 40_000 });
  fc.assert(
    fc.property(edge, edge, (width, height) => {
      for (const longest of receiptSize({ width, height }).edges) {
        const size = fitWithin(width, height, longest);
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(16_383);
        expect(size.width * size.height).toBeLessThanOrEqual(16_777_216);
      }
    }),
  );
});
