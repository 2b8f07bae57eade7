import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { contentWidth, media, radius, space, target, type, weight } from '#ui/theme/tokens.ts';

export const row = style({
  display: 'none',
  gap: space[8],
  maxWidth: `calc(${contentWidth} + 2 * ${space[32]})`,
  marginInline: 'auto',
  paddingInline: space[24],
  '@media': { [media.desktop]: { display: 'flex' } },
});

export const entry = style({
  ...type[14],
  display: 'inline-flex',
  gap: space[4],
  alignItems: 'center',
  minHeight: target.md,
  paddingInline: space[8],
  fontWeight: weight.medium,
  color: color.ink2,
  textDecoration: 'none',
  paddingBottom: '3px',
  selectors: {
    '&[data-status="active"]': {
      paddingBottom: 0,
      color: color.brand,
      fontWeight: weight.semibold,
      borderBottom: '3px solid',
    },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ink } } } },
});

export const tools = style({ padding: space[8], minWidth: '12rem' });
/* As large as it will be, so that it does not grow under the pointer. */
export const tree = style({ width: `min(${contentWidth}, calc(100vw - ${space[64]}))`, minHeight: '320px' });

export const treeEntry = style({
  ...type[14],
  display: 'flex',
  alignItems: 'center',
  minHeight: target.sm,
  paddingInline: space[8],
  color: color.ink,
  textDecoration: 'none',
  borderRadius: radius.input,
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
});
