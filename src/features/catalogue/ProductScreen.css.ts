import { style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  paddingBlock: `${space[4]} ${space[16]}`,
  '@media': { [media.desktop]: { gap: space[32] } },
});
