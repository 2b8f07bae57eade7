import { globalStyle, style } from '@vanilla-extract/css';
import { belowFirstScreen, opening } from '#ui/css/opening.ts';
import { media, space } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  paddingBlock: space[12],
  '@media': { [media.tablet]: { gap: space[24] }, [media.desktop]: { gap: space[32], paddingBlock: space[24] } },
});
globalStyle(`${opening.first} ${page} > :nth-child(n + 4)`, belowFirstScreen);
