import { expect, test } from 'vitest';
import { regencyCentres } from '#lib/regency-centres.ts';
import { coastRings } from './coast.ts';

test('the coast is Indonesia’s', () => {
  const points = coastRings().flat();
  expect(points.length).toBeGreaterThan(4_000);
  expect(points.every(([latitude, longitude]) => latitude >= -11.5 && latitude <= 6.5 && longitude >= 94.5 && longitude <= 142)).toBe(true);
});

test('every seat of a regency lies on land or within ten kilometres of it', () => {
  const rings = coastRings();
  const isNear = ([latitude, longitude]: readonly [number, number, string]) =>
    rings.some(ring => isInside(ring, latitude, longitude) || ring.some(([y, x]) => Math.hypot(y - latitude, x - longitude) < 0.09));
  expect(Object.entries(regencyCentres).filter(([, town]) => !isNear(town))).toEqual([]);
  expect(Object.keys(regencyCentres)).toHaveLength(176);
});

function isInside(ring: readonly (readonly [number, number])[], latitude: number, longitude: number): boolean {
  let inside = false;
  for (const [index, [y, x]] of ring.entries()) {
    const [beforeY, beforeX] = ring.at(index - 1) ?? [y, x];
    if (y > latitude !== beforeY > latitude && longitude < ((beforeX - x) * (latitude - y)) / (beforeY - y) + x) inside = !inside;
  }
  return inside;
}
