import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { radius, space, target, type, weight } from '#ui/theme/tokens.ts';

export const axes = style({ display: 'grid', gap: space[12] });
export const legend = style({ ...type[14], marginBottom: space[8], color: color.ink2 });
export const chosenName = style({ color: color.ink, fontWeight: weight.semibold });
export const options = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });

export const option = style({ position: 'relative', display: 'inline-flex', minWidth: target.md, minHeight: target.md });
/* Over what is seen of it, so that a finger and a test meet the radio itself. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  cursor: 'pointer',
  outline: 'none',
});
const focused = { outline: `2px solid ${color.sea}`, outlineOffset: '2px' };

export const chipFace = style({
  ...type[14],
  display: 'flex',
  alignItems: 'center',
  minWidth: '100%',
  paddingInline: '13px',
  fontWeight: weight.medium,
  color: color.ink,
  backgroundColor: color.surface,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: radius.card,
  selectors: {
    ':checked + &': { paddingInline: space[12], color: color.brand, backgroundColor: color.brandSoft, border: '2px solid' },
    ':focus-visible + &': focused,
    '&[data-lacks]': { color: color.ink2, borderStyle: 'dashed', textDecoration: 'line-through' },
  },
});

/* The choice is a ring with room around the colour: it shows beside any colour, and where the browser forces its own. */
export const swatchFace = style({
  width: '48px',
  height: '48px',
  padding: '5px',
  overflow: 'visible',
  stroke: color.controlBorder,
  border: '2px solid transparent',
  borderRadius: '50%',
  selectors: {
    ':checked + &': { borderColor: color.brand },
    ':focus-visible + &': focused,
    '&[data-lacks]': { strokeDasharray: '3 2' },
  },
});
globalStyle(`${swatchFace} > path`, { stroke: color.ink, strokeWidth: '2', strokeDasharray: 'none' });

export const meta = style({ ...type[14], color: color.ink2, overflowWrap: 'anywhere' });
export const note = style({ ...type[14], color: color.warn, fontWeight: weight.semibold });
