import { color } from './contract.css.ts';
import { dark, light, sunDark, sunLight, sunScale, type ThemeToken } from './tokens.ts';

/** Declarations of what differs from the ordinary theme. */
function declarations(sun: Record<ThemeToken, string>, ordinary: Record<ThemeToken, string>): string {
  const names = Object.keys(sun) as ThemeToken[];
  return names
    .filter(name => sun[name] !== ordinary[name])
    .map(name => `${color[name].slice('var('.length, -1)}:${sun[name]}`)
    .join(';');
}

/*
 * Doubled `:root`: as strong as the dark theme's own rule (`theme.css.ts`), which it follows. Dark it is for screens only, as everywhere. In
 * percent, so that the customer's own text size counts.
 */
/** The styles of the sun mode. A phone keeps them as text, and a page without it has not a byte of them. */
export const sunStyles = `:root:root{font-size:${(100 * sunScale).toFixed(2)}%;${declarations(sunLight, light)}}@media screen and (prefers-color-scheme:dark){:root:root{${declarations(sunDark, dark)}}}`;
