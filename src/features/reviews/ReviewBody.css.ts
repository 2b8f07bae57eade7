import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, type } from '#ui/theme/tokens.ts';

export const body = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const line = style({
  ...type[14],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  alignItems: 'center',
  color: color.ink2,
});
/* As it was typed, with its lines; a long word must not push the page wider. */
export const text = style({ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const photos = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const photo = style({ width: '88px' });
