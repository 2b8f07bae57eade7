import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { space, type } from '../theme/tokens.ts';

export const rating = style({
  ...type[13],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  maxWidth: '100%',
  color: color.ink2,
  whiteSpace: 'nowrap',
});

/* Grey outlines below; above them yellow, which is no more than a fill: the outline carries the contrast. */
export const stars = recipe({
  base: { flexShrink: 0, color: color.controlBorder },
  variants: {
    size: { sm: { width: '70px', height: '14px' }, md: { width: '90px', height: '18px' }, lg: { width: '120px', height: '24px' } },
  },
  defaultVariants: { size: 'md' },
});

export const filled = style({ fill: color.survey, stroke: color.warn });
/** A card on the narrowest phones has no room for all of it. */
export const brief = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const single = style({ flexShrink: 0, width: '14px', height: '14px', fill: color.survey, stroke: color.warn });
