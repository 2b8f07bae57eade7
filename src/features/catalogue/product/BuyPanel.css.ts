import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type, weight } from '#ui/theme/tokens.ts';

/* On phones it stands below picture and name, which stand side by side. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minWidth: 0,
  flexBasis: '100%',
});
export const small = style({ ...type[14], color: color.ink2, fontWeight: weight.regular });
export const facts = style([small, { display: 'flex', flexWrap: 'wrap', columnGap: space[4] }]);
globalStyle(`${facts} > * + *::before`, { content: '"· "', color: color.ink2, fontWeight: weight.regular });
export const stock = recipe({
  base: { ...type[14], fontWeight: weight.semibold },
  variants: { tone: { ok: { color: color.ok }, warn: { color: color.warn }, bad: { color: color.bad } } },
});
/* On phones the bar at the lower edge has both. */
export const add = style({
  display: 'none',
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[16] },
    print: { display: 'none' },
  },
});
export const cartLink = style({ display: 'inline-flex', alignItems: 'center', minHeight: '44px', fontWeight: weight.semibold });
