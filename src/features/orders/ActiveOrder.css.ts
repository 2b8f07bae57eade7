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
/*
 * Two lines. What the customer can do stands at the end of the second one, so that the state has the first one to itself. A state that needs both,
 * as on a narrow phone in the sun mode, goes on beside it, and day and number give way.
 */
export const words = style({
  flexGrow: 1,
  minWidth: 0,
  // The padding is for what hangs below the line.
  height: 'calc(2.375rem + 3px)',
  paddingBottom: '3px',
  marginBottom: '-3px',
  overflow: 'hidden',
  selectors: { '&::before': { content: '""', float: 'right', height: type[14].lineHeight } },
});
export const action = style({
  float: 'right',
  clear: 'right',
  display: 'flex',
  alignItems: 'center',
  height: type[13].lineHeight,
  marginInlineStart: space[8],
  fontWeight: weight.semibold,
  color: color.brand,
});
export const state = style({ display: 'block', fontWeight: weight.bold, overflowWrap: 'anywhere' });
export const more = style({
  ...type[13],
  display: 'block',
  overflow: 'hidden',
  color: color.ink2,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
