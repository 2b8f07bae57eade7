import { style } from '@vanilla-extract/css';
import { color, safeArea } from '#ui/theme/contract.css.ts';
import { media, space, type, weight } from '#ui/theme/tokens.ts';

export const bar = style({
  // One line on a small phone too: more would push the page down when the words come into the room kept for them.
  fontSize: type[12].fontSize,
  lineHeight: type[14].lineHeight,
  display: 'flex',
  gap: space[8],
  alignItems: 'center',
  justifyContent: 'center',
  padding: `calc(${space[4]} + ${safeArea.top}) ${space[12]} ${space[4]}`,
  fontWeight: weight.semibold,
  color: color.warn,
  backgroundColor: color.warnSoft,
  '@media': { [media.largePhone]: { fontSize: type[14].fontSize } },
});
