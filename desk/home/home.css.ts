import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, type, weight } from '#ui/theme/tokens.ts';

export const cards = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
/* A queue with nothing in it stays in its place, but steps back. */
export const card = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    height: '100%',
    minHeight: '64px',
    padding: space[12],
    borderRadius: radius.card,
    border: `1px solid ${color.line}`,
    textDecoration: 'none',
    '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.controlBorder } } } },
  },
  variants: {
    look: {
      waiting: { color: color.ink, backgroundColor: color.surface },
      late: { color: color.ink, backgroundColor: color.surface, borderColor: color.bad },
      done: { color: color.ink2 },
    },
  },
});
export const icon = recipe({
  base: { display: 'grid', placeItems: 'center', flexShrink: 0, width: '40px', height: '40px', borderRadius: radius.pill },
  variants: {
    look: {
      waiting: { color: color.brand, backgroundColor: color.brandSoft },
      late: { color: color.bad, backgroundColor: color.badSoft },
      done: { color: color.ink2, backgroundColor: color.sunken },
    },
  },
});
export const name = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({ ...type[14], color: color.ink2 });
export const count = recipe({
  base: { ...type[22], flexShrink: 0 },
  variants: {
    look: { waiting: { fontWeight: weight.bold }, late: { fontWeight: weight.bold, color: color.bad }, done: { color: color.ink2 } },
  },
});
