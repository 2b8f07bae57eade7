import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { radius, space, type, weight } from '#ui/theme/tokens.ts';

export const text = style({
  ...type[16],
  lineHeight: 1.7,
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const lead = style({ color: color.ink2 });
export const group = style({ ...type[14], fontWeight: weight.semibold, color: color.brand });
const list = style({ display: 'flex', flexDirection: 'column', gap: space[8], paddingLeft: '1.4em' });
export const bullets = style([list, { listStyle: 'disc' }]);
export const steps = style([list, { listStyle: 'decimal' }]);
/* Wide tables scroll by themselves, never the page. */
export const tableFrame = style({ overflowX: 'auto', border: `1px solid ${color.line}`, borderRadius: radius.card });
export const table = style({ ...type[14], width: '100%' });
export const caption = style({ padding: space[8], textAlign: 'left', color: color.ink2 });
globalStyle(`${table} th, ${table} td`, {
  padding: space[8],
  textAlign: 'left',
  verticalAlign: 'top',
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'normal',
});
globalStyle(`${table} thead th`, { fontWeight: weight.semibold, backgroundColor: color.sunken });
export const link = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], fontWeight: weight.semibold, color: color.brand });
/* Beside the editor the preview scrolls for itself. */
export const frame = style({
  padding: space[16],
  backgroundColor: color.bg,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  minWidth: 0,
});
