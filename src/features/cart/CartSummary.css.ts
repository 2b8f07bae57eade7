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
  paddingBlock: space[12],
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
export const barTotal = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  justifyContent: 'space-between',
  alignItems: 'baseline',
  marginBottom: space[8],
});
export const barAmount = style({ ...type[18], fontWeight: weight.bold });

export const blocked = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const reason = style({ ...type[14], color: color.warn, fontWeight: weight.medium });
