import { expect, test } from 'vitest';
import { joined } from '../../build/lucide.ts';

test('lines of an icon become one path, whether they were paths, circles or strokes', () => {
  const lines = joined([
    ['path', { d: 'M4 5h16', key: 'a' }],
    ['path', { d: 'm21 21-4.34-4.34', key: 'b' }],
    ['circle', { cx: '11', cy: '11', r: '8', key: 'c' }],
    ['line', { x1: '2', x2: '6', y1: '4', y2: '4', key: 'd' }],
  ]);
  // A path that begins with a small m begins at the icon's origin, not where the one before it ends.
  expect(lines).toEqual([['path', { d: 'M4 5h16M21 21l-4.34-4.34M11 3A8 8 0 1 0 11 19 8 8 0 1 0 11 3zM2 4 6 4' }]]);
});

test('what is no path stays, in its place and with its attributes', () => {
  const square = { width: '7', height: '7', x: '3', y: '3', rx: '1' };
  expect(
    joined([
      ['rect', { ...square, key: 'a' }],
      ['path', { d: 'M4 5h16', key: 'b' }],
    ]),
  ).toEqual([
    ['rect', square],
    ['path', { d: 'M4 5h16' }],
  ]);
});
