import { style } from '@vanilla-extract/css';
import { color, safeArea } from '#ui/theme/contract.css.ts';
import { bottomBarHeight, layer, media, space, type, weight } from '#ui/theme/tokens.ts';

export const card = style({ '@media': { [media.desktop]: { position: 'sticky', top: '156px' } } });
export const heading = style({ marginBottom: space[12] });
export const wideOnly = style({ display: 'none', '@media': { [media.desktop]: { display: 'block', marginTop: space[16] } } });

export const bar = style({
  position: 'sticky',
  zIndex: layer.raised,
  bottom: `calc(${bottomBarHeight} + ${safeArea.bottom})`,
  marginTop: space[16],
  marginInline: `-${space[16]}`,
  paddingBlock: space[8],
  paddingInline: space[16],
  backgroundColor: color.surface,
  borderTop: `1px solid ${color.line}`,
  boxShadow: color.shadow,
  '@media': {
    [media.tablet]: { bottom: 0, marginInline: `-${space[24]}`, paddingInline: space[24] },
    [media.desktop]: { display: 'none' },
    print: { display: 'none' },
  },
});
/* One row: with the bars of the shop at both edges it takes no more than a quarter of a phone. */
export const barRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[4]} ${space[12]}` });
export const barTotal = style({ ...type[14], lineHeight: '1.125rem', color: color.ink2 });
export const barAmount = style({
  ...type[18],
  lineHeight: '1.5rem',
  display: 'block',
  whiteSpace: 'nowrap',
  fontWeight: weight.bold,
  color: color.ink,
});
export const barWay = style({ flex: '1 1 9rem', minWidth: 0 });
export const decide = style({ lineHeight: '1.25rem', paddingInline: space[12] });

export const blocked = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const reason = style({ ...type[14], marginBottom: space[4], color: color.warn, fontWeight: weight.medium });
