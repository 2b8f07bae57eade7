import { globalStyle, style } from '@vanilla-extract/css';
import { space, type, weight } from '#ui/theme/tokens.ts';

/* Paper is white whatever the theme: system colours of the light scheme instead of the theme's. */
export const invoice = style({
  ...type[13],
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      flexDirection: 'column',
      gap: space[16],
      colorScheme: 'light only',
      color: 'CanvasText',
      backgroundColor: 'Canvas',
    },
  },
});

const isOff = { '@media': { print: { display: 'none !important' } } };
/* Bars around the page, and what the page shows on a screen. */
globalStyle(`:has(> main ${invoice}) > :not(main)`, isOff);
globalStyle(`:has(> ${invoice}) > :not(${invoice})`, isOff);
globalStyle(`html:has(${invoice}), html:has(${invoice}) body`, {
  '@media': { print: { colorScheme: 'light only', backgroundColor: 'Canvas' } },
});

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: space[24] });
export const title = style({ ...type[18], fontWeight: weight.bold, whiteSpace: 'normal' });
export const end = style({ textAlign: 'end', whiteSpace: 'nowrap' });
export const label = style({ fontWeight: weight.bold });
export const table = style({ width: '100%', borderCollapse: 'collapse' });
export const sums = style({ alignSelf: 'flex-end', borderCollapse: 'collapse' });
export const cell = style({
  padding: `${space[4]} ${space[8]}`,
  // Small paper has room for all five columns, too.
  '@media': { 'print and (max-width: 479px)': { paddingInline: '2px', fontSize: '10px' } },
  borderBottom: '1px solid',
  textAlign: 'start',
  fontWeight: 'inherit',
});
export const number = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }]);
export const sku = style({ display: 'block' });
