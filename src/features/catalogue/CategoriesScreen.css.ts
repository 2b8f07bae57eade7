import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, type, weight } from '#ui/theme/tokens.ts';

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[16], paddingBlock: space[16] });
export const list = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[16] },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[24] },
  },
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[12],
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});
export const top = style({ display: 'flex', alignItems: 'center', gap: space[12], color: color.ink, textDecoration: 'none' });
export const picture = style({ flexShrink: 0, width: '72px' });
export const name = style({ ...type[18], overflowWrap: 'anywhere' });
export const count = style({ ...type[14], color: color.ink2 });
export const children = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] });
export const child = style({
  ...type[14],
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontWeight: weight.medium,
});
