import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { duration, media, space } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlock: space[16],
  '@media': { [media.tablet]: { paddingBlock: space[24] } },
});

/** Dims what belongs to the previous filter instead of covering it. */
export const results = recipe({ base: { transition: `opacity ${duration.slow}` }, variants: { outdated: { true: { opacity: 0.55 } } } });
