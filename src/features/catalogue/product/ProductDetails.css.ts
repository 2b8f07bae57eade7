import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, weight } from '#ui/theme/tokens.ts';

export const columns = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[24], minWidth: 0 });
export const text = style({ maxWidth: '68ch', marginTop: space[8] });
export const table = style({ width: '100%', marginTop: space[8] });
export const row = style({ borderTop: `1px solid ${color.line}` });
const cell = { paddingBlock: space[12], textAlign: 'start', verticalAlign: 'top' } as const;
export const label = style({ ...cell, width: '42%', paddingRight: space[16], fontWeight: weight.regular, color: color.ink2 });
export const value = style({ ...cell, fontWeight: weight.medium, overflowWrap: 'anywhere' });
