import { style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlock: space[16],
  '@media': { [media.tablet]: { gap: space[24], paddingBlock: space[24] } },
});
