import { globalStyle, style } from '@vanilla-extract/css';
import { color, safeArea } from '#ui/theme/contract.css.ts';
import { bottomBarHeight, layer, media, space, type } from '#ui/theme/tokens.ts';

export const bar = style({
  position: 'sticky',
  bottom: `calc(${bottomBarHeight} + ${safeArea.bottom})`,
  zIndex: layer.sticky,
  display: 'flex',
  // Large text needs more rows.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
  marginInline: `-${space[16]}`,
  padding: `${space[4]} ${space[16]} ${space[8]}`,
  backgroundColor: color.surface,
  borderTop: `1px solid ${color.line}`,
  boxShadow: color.shadow,
  '@media': { [media.tablet]: { display: 'none' }, print: { display: 'none' } },
});
export const sum = style({ ...type[14], width: '100%', color: color.ink2 });
globalStyle(`${sum} > *`, { display: 'inline-block' });
globalStyle(`${sum} > strong`, { color: color.ink });
export const note = style({
  ...type[14],
  width: '100%',
  color: color.warn,
  selectors: { '&:empty': { display: 'none' } },
});
export const add = style({ flexGrow: 1 });
