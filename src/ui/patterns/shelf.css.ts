import { style } from '@vanilla-extract/css';
import { media, space, target, type, weight } from '../theme/tokens.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[16],
  minHeight: target.md,
  marginBottom: space[4],
});

export const seeAll = style({
  ...type[14],
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: target.md,
  fontWeight: weight.semibold,
});

/** A row that scrolls sideways and bleeds to the edges of the page on phones. */
export const rail = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gap: space[12],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  marginInline: `-${space[16]}`,
  paddingInline: space[16],
  paddingBlock: space[4],
  scrollPaddingInline: space[16],
  scrollbarWidth: 'thin',
  '@media': { [media.tablet]: { gap: space[16], marginInline: 0, paddingInline: 0, scrollPaddingInline: 0 } },
});
