import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { contentWidth, media, radius, space } from '#ui/theme/tokens.ts';

// Not on paper, where the menu is left out and the page would be drawn in its column.
export const isWide = `screen and ${media.desktop}`;

export const frame = style({
  '@media': {
    [isWide]: {
      display: 'grid',
      gridTemplateColumns: '240px minmax(0, 1fr)',
      alignItems: 'start',
      width: '100%',
      maxWidth: `calc(${contentWidth} + 2 * ${space[32]})`,
      marginInline: 'auto',
      paddingInlineStart: space[32],
    },
  },
});
export const side = style({
  display: 'none',
  '@media': {
    [isWide]: {
      display: 'block',
      marginBlock: space[24],
      border: `1px solid ${color.line}`,
      borderRadius: radius.card,
      backgroundColor: color.surface,
    },
  },
});
export const body = style({ minWidth: 0 });
