import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitWithin, squareRegion } from './picture-fit.ts';

const edge = fc.integer({ min: 1, max: 12_000 });

test('a square lies within its picture and is as large as it can be', () => {
  fc.assert(
    fc.property(edge, edge, fc.double({ min: -1, max: 2, noNaN: true }), (width, height, position) => {
      const region = squareRegion(width, height, position);
      expect(region.width).toBe(Math.min(width, height));
      expect(region.height).toBe(region.width);
      expect(region.x).toBeGreaterThanOrEqual(0);
      expect(region.y).toBeGreaterThanOrEqual(0);
      expect(region.x + region.width).toBeLessThanOrEqual(width);
      expect(region.y + region.height).toBeLessThanOrEqual(height);
    }),
  );
});

test('the position moves along the longer edge', () => {
  expect(squareRegion(400, 300)).toEqual({ x: 50, y: 0, width: 300, height: 300 });
  expect(squareRegion(300, 400, 0)).toEqual({ x: 0, y: 0, width: 300, height: 300 });
  expect(squareRegion(300, 400, 1)).toEqual({ x: 0, y: 100, width: 300, height: 300 });
});

test('a picture is made smaller in its ratio, never larger', () => {
  expect(fitWithin(4_000, 3_000, 1_280)).toEqual({ width: 1_280, height: 960 });
  expect(fitWithin(3_000, 4_000, 1_280)).toEqual({ width: 960, height: 1_280 });
  expect(fitWithin(640, 480, 1_280)).toEqual({ width: 640, height: 480 });
  expect(fitWithin(12_000, 2, 1_280)).toEqual({ width: 1_280, height: 1 });
});
