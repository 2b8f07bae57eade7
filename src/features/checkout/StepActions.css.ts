import { globalStyle, style } from '@vanilla-extract/css';
import { color, safeArea } from '#ui/theme/contract.css.ts';
import { bottomBarHeight, layer, media, space, type, weight } from '#ui/theme/tokens.ts';

export const bar = style({
  position: 'sticky',
  bottom: `calc(${bottomBarHeight} + ${safeArea.bottom})`,
  zIndex: layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  paddingBlock: space[8],
  backgroundColor: color.surface,
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.tablet]: { bottom: 0 } },
});
/* On a wide screen the summary beside the steps has the total. */
export const total = style({
  ...type[14],
  lineHeight: '1.125rem',
  color: color.ink2,
  '@media': { [media.desktop]: { display: 'none' } },
});
export const amount = style({
  ...type[18],
  lineHeight: '1.5rem',
  display: 'block',
  fontWeight: weight.bold,
  color: color.ink,
  whiteSpace: 'nowrap',
});
export const way = style({ flex: '1 1 9rem', minWidth: 0, marginInlineStart: 'auto', '@media': { [media.tablet]: { flex: '0 0 auto' } } });

/* 'Lanjut ke pembayaran' stays in one line beside the total of a phone. */
globalStyle(`${way} > button`, {
  ...type[14],
  paddingInline: space[8],
  '@media': { [media.tablet]: { ...type[16], paddingInline: '20px' } },
});
