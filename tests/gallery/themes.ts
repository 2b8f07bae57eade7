import * as tokens from '#ui/theme/tokens.ts';

const isTheme = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).every(key => Object.hasOwn(tokens.light, key));

/** Names of the shop's themes, as `data-theme` says them: what `tokens.ts` gives a value to each colour of. */
export const themes: readonly string[] = Object.entries(tokens).flatMap(([name, value]) => (isTheme(value) ? [name] : []));
