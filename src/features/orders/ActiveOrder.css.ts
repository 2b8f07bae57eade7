import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { radius, space, type, weight } from '#ui/theme/tokens.ts';

export const order = style({
  ...type[14],
  display: 'flex',
  gap: space[12],
  alignItems: 'center',
  height: '100%',
  paddingInline: space[12],
  color: color.ink,
  textDecoration: 'none',
  backgroundColor: color.surface,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: radius.card,
});
export const words = style({ flexGrow: 1, minWidth: 0 });
const line = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const state = style({ ...line, fontWeight: weight.bold });
export const more = style({ ...line, ...type[13], color: color.ink2 });
export const action = style({ flexShrink: 0, fontWeight: weight.semibold, color: color.brand });
