import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { light, space } from '#ui/theme/tokens.ts';

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  marginTop: space[8],
  maxWidth: '72ch',
  color: color.ink2,
});
/* As in the list of brands. */
export const logo = style({ flexShrink: 0, width: '120px', selectors: { '&&': { backgroundColor: light.surface } } });
export const story = style({ flex: '1 1 12rem', minWidth: 0 });
