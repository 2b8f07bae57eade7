import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { layer, space, type, weight } from '#ui/theme/tokens.ts';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  alignItems: 'flex-end',
  padding: space[16],
  backgroundColor: color.surface,
  borderBottom: `1px solid ${color.line}`,
});
export const section = style({ padding: space[16], borderBottom: `1px solid ${color.line}` });
export const states = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: space[24],
  marginTop: space[12],
});
/* A frame of its own for what is fixed to the window's edge, such as a toast. */
export const state = style({ minWidth: 0, minHeight: space[64], transform: 'translate(0)' });
export const name = style({ ...type[13], fontWeight: weight.semibold, color: color.ink2, marginBottom: space[8] });
