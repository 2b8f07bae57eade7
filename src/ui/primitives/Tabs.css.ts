import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { media, space, target, type, weight } from '../theme/tokens.ts';

export const tabs = style({
  display: 'flex',
  gap: space[16],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${color.line}`,
});

export const tab = style({
  ...type[14],
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  height: target.md,
  fontWeight: weight.semibold,
  color: color.ink2,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  paddingBlock: '3px',
  selectors: {
    '&[aria-current]': { paddingBottom: 0, color: color.ink, borderBottom: `3px solid ${color.brand}` },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ink } } } },
});
