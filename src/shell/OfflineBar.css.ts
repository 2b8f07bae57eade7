import { style } from '@vanilla-extract/css';
import { color, safeArea } from '#ui/theme/contract.css.ts';
import { space, type, weight } from '#ui/theme/tokens.ts';

export const bar = style({
  ...type[14],
  display: 'flex',
  gap: space[8],
  alignItems: 'center',
  justifyContent: 'center',
  padding: `calc(${space[4]} + ${safeArea.top}) ${space[16]} ${space[4]}`,
  fontWeight: weight.semibold,
  color: color.warn,
  backgroundColor: color.warnSoft,
});
