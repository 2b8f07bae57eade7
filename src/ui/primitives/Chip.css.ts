import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { duration, media, radius, space, target, type, weight } from '../theme/tokens.ts';

/** Also for links: `chipClass({ selected })`. */
export const chipClass = recipe({
  base: {
    ...type[14],
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flexShrink: 0,
    minHeight: target.sm,
    paddingInline: space[16],
    fontWeight: weight.medium,
    color: color.ink,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    backgroundColor: color.surface,
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.pill,
    transition: `background-color ${duration.fast}`,
    '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.ink } } } },
  },
  variants: {
    selected: {
      true: { paddingInline: '15px', color: color.brand, backgroundColor: color.brandSoft, border: '2px solid' },
    },
  },
});

/** A row of chips that scrolls sideways on phones and bleeds to the edges of a `Container`. */
export const chipRow = style({
  position: 'relative',
  display: 'flex',
  gap: space[8],
  marginInline: `-${space[16]}`,
  padding: `${space[4]} ${space[16]}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.tablet]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' } },
});
