import { globalStyle, style } from '@vanilla-extract/css';
import { media, radius, space, type, weight } from '#ui/theme/tokens.ts';

/* Paper is white whatever the theme: system colours of the light scheme instead of the theme's. */
export const slip = style({
  ...type[14],
  colorScheme: 'light only',
  color: 'CanvasText',
  backgroundColor: 'Canvas',
  border: '1px solid',
  borderRadius: radius.card,
  padding: space[16],
  maxWidth: '720px',
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  '@media': { print: { border: 0, padding: 0, maxWidth: 'none' } },
});

/* On paper there is the slip alone: what stands beside it, and beside what holds it, is for the screen. */
globalStyle(`:has(${slip}) > :not(:has(${slip}), ${slip})`, { '@media': { print: { display: 'none !important' } } });
globalStyle(`html:has(${slip}), html:has(${slip}) body`, {
  '@media': { print: { colorScheme: 'light only', backgroundColor: 'Canvas' } },
});
globalStyle(`body :has(${slip})`, { '@media': { print: { display: 'block', padding: 0, maxWidth: 'none' } } });

export const block = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const number = style({ ...type[22], fontWeight: weight.bold });
export const rows = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const row = style({ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: space[8] });
export const value = style({ fontWeight: weight.semibold, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const table = style({ width: '100%', borderCollapse: 'collapse' });
export const cell = style({
  padding: `${space[8]} ${space[8]}`,
  borderBottom: '1px solid',
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [media.phone]: { paddingInline: space[4] } },
});
export const goods = style([cell, { overflowWrap: 'anywhere' }]);
export const end = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }]);
export const quantity = style([cell, { fontWeight: weight.bold }]);
/* A line is not torn apart at the foot of a sheet. */
export const line = style({ breakInside: 'avoid' });
export const name = style({ fontWeight: weight.semibold });
/* Ticked with a pen. */
export const box = style({ display: 'block', width: '18px', height: '18px', border: '2px solid' });
export const signs = style({ display: 'flex', flexWrap: 'wrap', gap: space[32], paddingTop: space[32], breakInside: 'avoid' });
export const sign = style({ flex: '1 1 180px', borderTop: '1px solid', paddingTop: space[4] });
