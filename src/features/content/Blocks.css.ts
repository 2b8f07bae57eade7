import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, type, weight } from '#ui/theme/tokens.ts';

/** Where a link to an anchor stops: below the sticky bar. */
export const anchor = style({ scrollMarginTop: '160px' });

/** Running text: a little larger and wider set than the rest of the shop. */
export const text = style({
  ...type[16],
  lineHeight: 1.7,
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minWidth: 0,
  '@media': { [media.tablet]: { fontSize: type[18].fontSize } },
});

export const heading = style({ ...type[18], marginTop: space[16], '@media': { [media.tablet]: type[22] } });
globalStyle(`${text} > ${heading}:first-child`, { marginTop: 0 });

const list = style({ display: 'flex', flexDirection: 'column', gap: space[8], paddingLeft: '1.4em' });
export const bullets = style([list, { listStyle: 'disc' }]);
export const steps = style([list, { listStyle: 'decimal' }]);
globalStyle(`${list} > li::marker`, { color: color.brand, fontWeight: weight.bold });

/** Wide tables scroll by themselves, never the page. */
export const tableFrame = style({
  overflowX: 'auto',
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const table = style({
  ...type[14],
  width: '100%',
  '@media': { [media.tablet]: type[16] },
});

export const caption = style({
  ...type[14],
  padding: `${space[12]} ${space[12]} ${space[8]}`,
  textAlign: 'left',
  color: color.ink2,
});

const cell = style({
  padding: space[8],
  textAlign: 'left',
  verticalAlign: 'top',
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'normal',
  selectors: { '&:first-child': { paddingLeft: space[12] }, '&:last-child': { paddingRight: space[12] } },
  '@media': { [media.tablet]: { paddingInline: space[12] } },
});
export const columnHead = style([cell, { fontWeight: weight.semibold, backgroundColor: color.sunken }]);
export const rowHead = style([cell, { fontWeight: weight.medium, minWidth: '5.5em' }]);
export const value = style([cell]);
export const numeric = style({ selectors: { '&&': { textAlign: 'right' }, [`&${value}`]: { whiteSpace: 'nowrap' } } });

export const link = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], minHeight: '44px', fontWeight: weight.semibold });
