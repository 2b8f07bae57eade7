import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, target, type } from '#ui/theme/tokens.ts';

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  '@media': { [media.tablet]: { justifyContent: 'flex-end' } },
});
/* A dotted line below says that a tap changes the figure. */
export const value = style({
  minHeight: target.sm,
  minWidth: target.sm,
  paddingInline: space[4],
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'inherit',
  color: color.ink,
  textDecoration: `underline dotted ${color.controlBorder}`,
  textUnderlineOffset: '4px',
  background: 'none',
  border: 0,
  borderRadius: radius.input,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } },
    [`not all and ${media.tablet}`]: { marginInlineStart: `-${space[4]}`, textAlign: 'start' },
  },
});
export const saved = style({ ...type[14], display: 'inline-flex', alignItems: 'center', gap: space[4], color: color.ok });
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  width: '100%',
  paddingBlock: space[4],
  textAlign: 'start',
  '@media': { [media.tablet]: { width: '208px' } },
});
export const more = style({ display: 'flex', flexDirection: 'column', gap: space[8], selectors: { '&:empty': { display: 'none' } } });
export const buttons = style({ display: 'flex', gap: space[8] });
export const note = style({ ...type[14], color: color.ink2 });
export const hidden = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] });
globalStyle(`${hidden} a`, { display: 'inline-flex', alignItems: 'center', minHeight: target.sm });
