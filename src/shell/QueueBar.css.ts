import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '#ui/theme/contract.css.ts';
import { space, type, weight } from '#ui/theme/tokens.ts';

export const bar = recipe({
  base: {
    ...type[14],
    display: 'flex',
    gap: space[8],
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '44px',
    padding: `${space[4]} ${space[16]}`,
    fontWeight: weight.semibold,
    textDecoration: 'none',
    borderBottom: `1px solid ${color.line}`,
  },
  variants: {
    tone: {
      info: { color: color.sea, backgroundColor: color.seaSoft },
      bad: { color: color.bad, backgroundColor: color.badSoft },
      ok: { color: color.ok, backgroundColor: color.okSoft },
    },
  },
});
export const icon = style({ flexShrink: 0 });
export const words = style({ textDecoration: 'underline', textUnderlineOffset: '3px' });
