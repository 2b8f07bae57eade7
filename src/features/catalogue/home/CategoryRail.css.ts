import { style } from '@vanilla-extract/css';
import { rail as rows } from '#ui/patterns/shelf.css.ts';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, type, weight } from '#ui/theme/tokens.ts';

export const rail = style([
  rows,
  {
    gridAutoColumns: '88px',
    '@media': {
      [media.tablet]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', overflow: 'visible', rowGap: space[16] },
    },
  },
]);
export const place = style({ minWidth: 0, scrollSnapAlign: 'start' });
export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  color: color.ink,
  textAlign: 'center',
  textDecoration: 'none',
});
export const picture = style({
  width: '100%',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': { [media.hover]: { selectors: { [`${link}:hover &`]: { borderColor: color.controlBorder } } } },
});
export const name = style({
  ...type[12],
  fontWeight: weight.semibold,
  textWrap: 'balance',
  '@media': { [media.tablet]: type[14] },
});
