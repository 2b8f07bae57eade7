import { globalStyle, style } from '@vanilla-extract/css';
import { skeleton } from '#ui/primitives/Skeleton.css.ts';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type, weight } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  paddingBlock: space[16],
  '@media': { [media.tablet]: { paddingBlock: space[24] } },
});
/* How long a list will be is not known while it waits, and the next one would move. */
globalStyle(`${page} > :has(.${skeleton.classNames.base}) ~ *`, { visibility: 'hidden' });

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '44px',
  color: color.brand,
  fontWeight: weight.semibold,
  textDecoration: 'none',
  '@media': { print: { display: 'none' } },
});
export const note = style({ ...type[14], marginTop: space[4], color: color.ink2 });
export const sentence = style({ color: color.ink2 });
