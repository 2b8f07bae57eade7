import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, type } from '#ui/theme/tokens.ts';

export const line = style({
  ...type[14],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  color: color.ink2,
});
