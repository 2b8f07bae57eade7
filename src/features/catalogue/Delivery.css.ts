import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, type, weight } from '#ui/theme/tokens.ts';

/* As high as what far places have to say, so that nothing moves when the figures come: the narrower, the more of their
   lines wrap. Beside the pictures of a tablet it is as narrow as on a phone. */
export const delivery = style({
  ...type[14],
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space[4],
  minHeight: '12.5rem',
  padding: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': {
    '(max-width: 359px)': { minHeight: '14.5rem' },
    [media.tablet]: { padding: space[16] },
  },
});

export const total = style({ ...type[16], fontWeight: weight.bold });
export const line = style({ color: color.ink2 });
export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginBlock: '-12px',
  fontWeight: weight.semibold,
  color: color.brand,
  textDecoration: 'underline',
});
export const obstacle = style({ ...type[16], color: color.warn, fontWeight: weight.semibold });
