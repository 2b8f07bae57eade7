import { style } from '@vanilla-extract/css';
import { media, space, type, weight } from '#ui/theme/tokens.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[16],
  minHeight: '48px',
  marginBottom: space[4],
});
export const seeAll = style({
  ...type[14],
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: '48px',
  fontWeight: weight.semibold,
});

/** Sideways on phones with a part of the next card in sight, three abreast from tablets on. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(240px, 80%)',
  gap: space[12],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  marginInline: `-${space[16]}`,
  padding: `${space[4]} ${space[16]}`,
  scrollPaddingInline: space[16],
  scrollbarWidth: 'thin',
  '@media': { [media.tablet]: { gridAutoColumns: 'minmax(0, 1fr)', gap: space[16], marginInline: 0, paddingInline: 0 } },
});
export const place = style({ minWidth: 0, scrollSnapAlign: 'start' });
