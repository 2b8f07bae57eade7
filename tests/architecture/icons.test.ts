import { expect, test } from 'vitest';
import { iconPath } from '../../scripts/icon-path.ts';

const svg = (lines: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" stroke="currentColor">${lines}</svg>`;

test('lines of an icon become one path, whether they were paths, circles, strokes or rectangles', () => {
  const lines = [
    '<path d="M4 5h16"></path>',
    '<path d="m21 21-4.34-4.34"></path>',
    '<circle cx="11" cy="11" r="8"></circle>',
    '<line x1="2" x2="6" y1="4" y2="4"></line>',
    '<rect width="7" height="6" x="3" y="2" rx="1"></rect>',
  ];
  // A path that begins with a small m begins at the icon's origin, not where the one before it ends.
  expect(iconPath(svg(lines.join('')))).toBe(
    'M4 5h16M21 21l-4.34-4.34M11 3A8 8 0 1 0 11 19 8 8 0 1 0 11 3zM2 4 6 4M4 2h5a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1z',
  );
});

test('an icon whose lines differ in more than their shape is refused', () => {
  expect(() => iconPath(svg('<path d="M4 5h16"/><path d="M4 9h16" opacity=".5"/>'))).toThrow('no single path');
  expect(() => iconPath(svg('<rect width="7" height="6" rx="1" fill="red"/>'))).toThrow('more than a rectangle');
});
