import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { media, space, type } from '../theme/tokens.ts';

/* One line: it scrolls rather than pushing the page down. */
export const list = style({
  ...type[14],
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  color: color.ink2,
});

export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  whiteSpace: 'nowrap',
  flexShrink: 0,
  selectors: { '&:last-child': { flexShrink: 1, minWidth: '8ch' }, '&:not(:first-child)::before': { content: '"/"', color: color.ink3 } },
});

export const link = style({
  paddingBlock: space[8],
  paddingInline: space[4],
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ink, textDecoration: 'underline' } } } },
});

export const here = style({ padding: `${space[8]} ${space[4]}`, color: color.ink, overflow: 'hidden', textOverflow: 'ellipsis' });
