import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { media, radius, space } from '../theme/tokens.ts';

export const cardClass = recipe({
  base: {
    display: 'block',
    minWidth: 0,
    color: color.ink,
    backgroundColor: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
  },
  variants: {
    padding: {
      none: { overflow: 'hidden' },
      md: { padding: space[16] },
      lg: { padding: space[16], '@media': { [media.tablet]: { padding: space[24] } } },
    },
  },
  defaultVariants: { padding: 'md' },
});
