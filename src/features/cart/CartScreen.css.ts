import { style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlock: space[16],
  '@media': { [media.tablet]: { gap: space[24], paddingBlock: space[24] } },
});
/* The age of the figures stands in the gap below. */
export const head = style({ marginBottom: space[8], '@media': { [media.tablet]: { marginBottom: 0 } } });
export const groups = style({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0 });
