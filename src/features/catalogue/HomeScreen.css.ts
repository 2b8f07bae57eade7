import { globalStyle, style } from '@vanilla-extract/css';
import { belowFirstScreen, opening } from '#ui/css/opening.ts';
import { media, space } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  paddingBlock: space[16],
  '@media': { [media.desktop]: { gap: space[32], paddingBlock: space[24] } },
});
globalStyle(`${opening.first} ${page} > :nth-child(n + 4)`, belowFirstScreen);
