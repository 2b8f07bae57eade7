import { expect, test } from 'vitest';
import { drawQr } from './qr-drawing.ts';

test('a code has its white border, three finders, and one square a dark module', () => {
  const { side, path } = drawQr('00020101021126710019COM.NUSALENTERA.WWW5303360540715000005802ID63046C71');
  expect((side - 8 - 17) % 4).toBe(0);
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`));
  const isDark = (x: number, y: number) => dark.has(`${x},${y}`);
  const last = side - 5;
  for (const [x, y] of [
    [4, 4],
    [last - 6, 4],
    [4, last - 6],
  ] as const) {
    expect([0, 1, 2, 3, 4, 5, 6].every(step => isDark(x + step, y) && isDark(x, y + step))).toBe(true);
    expect(isDark(x + 1, y + 1)).toBe(false);
  }
  expect([...dark].every(at => at.split(',').every(n => Number(n) >= 4 && Number(n) <= last))).toBe(true);
});

test('another amount is another code', () => {
  expect(drawQr('540415005802ID').path).not.toBe(drawQr('540415015802ID').path);
});
