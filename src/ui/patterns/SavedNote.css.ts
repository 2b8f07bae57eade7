import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { media, space, type } from '../theme/tokens.ts';

/* In the gap below a heading: the figures must not move when the line comes and goes. */
export const note = style({
  ...type[13],
  display: 'flex',
  gap: space[8],
  alignItems: 'center',
  marginBottom: `calc(-1 * ${type[13].lineHeight})`,
  color: color.warn,
  '@media': { [media.tablet]: { ...type[14], marginBottom: `calc(-1 * ${type[14].lineHeight})` } },
});
