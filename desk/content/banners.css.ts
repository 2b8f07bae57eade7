import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, type, weight } from '#ui/theme/tokens.ts';

export const list = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const entry = style({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });
export const banner = style({
  overflow: 'hidden',
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[4], padding: space[12], overflowWrap: 'anywhere' });
export const title = style({ ...type[18], fontWeight: weight.bold });
export const text = style({ ...type[14], color: color.ink2 });
export const more = style({ ...type[14], fontWeight: weight.semibold, color: color.sea });
export const pair = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
