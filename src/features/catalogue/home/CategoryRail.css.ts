import { style } from '@vanilla-extract/css';
import { rail as rows } from '#ui/patterns/shelf.css.ts';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, type, weight } from '#ui/theme/tokens.ts';

/* Two rows of small tiles on phones; from a tablet on a grid of larger ones. */
export const rail = style([
  rows,
  {
    gridTemplateRows: 'repeat(2, auto)',
    gridAutoColumns: '9rem',
    gap: space[8],
    '@media': {
      [media.tablet]: {
        gridAutoFlow: 'row',
        gridTemplateRows: 'none',
        gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
        overflow: 'visible',
        gap: space[16],
      },
    },
  },
]);
export const place = style({ minWidth: 0, scrollSnapAlign: 'start' });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  height: '100%',
  color: color.ink,
  textDecoration: 'none',
  '@media': { [media.tablet]: { flexDirection: 'column', textAlign: 'center' } },
});
export const picture = style({
  flexShrink: 0,
  width: '48px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': {
    [media.tablet]: { width: '100%' },
    [media.hover]: { selectors: { [`${link}:hover &`]: { borderColor: color.controlBorder } } },
  },
});
export const name = style({
  ...type[13],
  minWidth: 0,
  fontWeight: weight.semibold,
  textWrap: 'balance',
  '@media': { [media.tablet]: type[14] },
});
