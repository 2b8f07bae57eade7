import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, target, type, weight } from '#ui/theme/tokens.ts';

/* The same words in both languages stand beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const row = style({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  justifyItems: 'start',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});
globalStyle(`${row} > *:not(button)`, { width: '100%' });
export const list = style({ display: 'flex', flexDirection: 'column' });
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: target.md,
  paddingBlock: space[8],
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
/* Icons and tags keep their size; the words between them wrap. */
globalStyle(`${entry} > span`, { flexShrink: 0 });
export const entryText = style({ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: space[4] });
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: target.sm });
export const note = style({ ...type[14], color: color.ink2 });
export const done = style({ flexShrink: 0, color: color.ok });
export const missing = style({ flexShrink: 0, color: color.bad });
export const later = style({ flexShrink: 0, color: color.ink3 });
export const areas = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
});
export const area = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: target.md,
  padding: space[16],
  color: color.ink,
  textDecoration: 'none',
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.controlBorder } } } },
});
globalStyle(`${area} > svg`, { flexShrink: 0 });
export const areaName = style({ fontWeight: weight.semibold });
export const logo = style({ padding: space[16], backgroundColor: color.sunken, borderRadius: radius.card });
export const account = style({ overflowWrap: 'anywhere' });
export const days = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] });
export const files = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
/* Names of columns are long words. */
export const columns = style([note, { overflowWrap: 'anywhere' }]);
/* A telephone number is read in one piece. */
export const number = style({ whiteSpace: 'nowrap' });
