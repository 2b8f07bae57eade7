import { describe, expect, it } from 'vitest';
import { color } from './contract.css.ts';
import { sunStyles } from './sun.ts';
import { dark, sunDark, sunLight, sunScale, type ThemeToken, type as typeScale } from './tokens.ts';

/** Grounds that a text may stand on, by its colour. */
const pairs: readonly (readonly [ThemeToken, readonly ThemeToken[]])[] = [
  ['ink', ['bg', 'surface', 'sunken', 'brandSoft', 'seaSoft', 'okSoft', 'warnSoft', 'badSoft']],
  ['ink2', ['bg', 'surface', 'sunken', 'brandSoft', 'seaSoft', 'okSoft', 'warnSoft', 'badSoft']],
  ['ink3', ['bg', 'surface', 'sunken']],
  ['brand', ['bg', 'surface', 'sunken', 'brandSoft']],
  ['sea', ['bg', 'surface', 'sunken', 'seaSoft']],
  ['ok', ['bg', 'surface', 'sunken', 'okSoft']],
  ['warn', ['bg', 'surface', 'sunken', 'warnSoft']],
  ['bad', ['bg', 'surface', 'sunken', 'badSoft']],
  ['onBrand', ['brand', 'brandHover']],
  ['onBad', ['bad']],
  ['onSurvey', ['survey']],
];

/** Relative luminance of `#RRGGBB`, 0 to 1, as WCAG 2 has it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('the sun mode', () => {
  for (const [name, theme] of [
    ['light', sunLight],
    ['dark', sunDark],
  ] as const) {
    it(`has 7:1 at least for every text on every ground it may stand on, ${name}`, () => {
      const faint = pairs.flatMap(([text, grounds]) =>
        grounds
          .map(ground => [`${text} on ${ground}`, Math.round(contrast(theme[text], theme[ground]) * 100) / 100] as const)
          .filter(([, ratio]) => ratio < 7),
      );
      expect(faint).toEqual([]);
    });
  }

  it('makes the smallest type 16 px, and is worn over both themes', () => {
    expect(Math.min(...Object.values(typeScale).map(({ fontSize }) => Number.parseFloat(fontSize) * 16 * sunScale))).toBeCloseTo(16);
    expect(sunStyles).toContain(`font-size:${((16 / 13) * 100).toFixed(2)}%`);
    const [light = '', night = ''] = sunStyles.split('@media screen and (prefers-color-scheme:dark)');
    const declared = (token: ThemeToken, value: string) => `${color[token].slice(4, -1)}:${value}`;
    expect(light).toContain(declared('ink', sunLight.ink));
    expect(night).toContain(declared('ink', sunDark.ink));
    // Light has set these before; the dark theme's own rule, which is as strong, stands ahead of both.
    const set = (Object.keys(sunLight) as ThemeToken[]).filter(token => light.includes(`${declared(token, sunLight[token])}`));
    for (const token of set) expect([token, night.includes(declared(token, sunDark[token]))]).toEqual([token, true]);
    expect(dark.bg).not.toBe(sunDark.bg);
  });
});
