import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type, weight } from '#ui/theme/tokens.ts';

export const card = style({ display: 'flex', flexDirection: 'column', gap: space[12], alignItems: 'stretch' });
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center', justifyContent: 'space-between' });
export const number = style({ overflowWrap: 'anywhere' });
export const quiet = style({ ...type[14], color: color.ink2 });

export const brief = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], alignItems: 'center' });
export const pictures = style({ display: 'flex', gap: space[8] });
export const picture = style({ width: '56px', flexShrink: 0 });
export const words = style({ flex: '1 1 10rem', minWidth: 0, fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const more = style({ ...type[14], display: 'block', fontWeight: weight.regular, color: color.ink2 });

export const facts = style({
  ...type[14],
  display: 'grid',
  gap: space[8],
  '@media': { [media.largePhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[24] } },
});
export const fact = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[12] });
globalStyle(`${fact} dt`, { color: color.ink2 });
globalStyle(`${fact} dd`, { marginLeft: 'auto', textAlign: 'end', overflowWrap: 'anywhere' });

export const factNote = style({ display: 'block', color: color.ink2 });

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  '@media': { [media.largePhone]: { flexDirection: 'row', flexWrap: 'wrap' } },
});

export const details = style({ borderTop: `1px solid ${color.line}` });
export const inside = style({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const product = style({
  color: color.ink,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.brand, textDecoration: 'underline' } } } },
});
