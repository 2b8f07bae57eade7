import { globalStyle, style } from '@vanilla-extract/css';
import { color, safeArea } from '#ui/theme/contract.css.ts';
import { layer, media, radius, space, target, type, weight } from '#ui/theme/tokens.ts';

export const top = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '56px',
  paddingInline: space[12],
  paddingTop: safeArea.top,
  backgroundColor: color.surface,
  borderBottom: `1px solid ${color.line}`,
});
export const home = style({ color: 'inherit', textDecoration: 'none', display: 'inline-flex', alignItems: 'center', minHeight: target.md });
export const grow = style({ flexGrow: 1 });
export const menuButton = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '1600px',
  '@media': { [media.desktop]: { gridTemplateColumns: '232px minmax(0, 1fr)' } },
});
export const side = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      top: '57px',
      maxHeight: 'calc(100dvh - 57px)',
      overflowY: 'auto',
      padding: space[12],
      borderRight: `1px solid ${color.line}`,
    },
  },
});
export const main = style({
  padding: space[16],
  paddingBottom: `calc(${space[64]} + ${safeArea.bottom})`,
  minWidth: 0,
  '@media': { [media.tablet]: { padding: space[24] } },
});
export const group = style({ selectors: { '& + &': { marginTop: space[16] } } });
export const groupName = style({ ...type[13], color: color.ink2, fontWeight: weight.semibold, padding: `0 ${space[12]}` });
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: target.md,
  padding: `0 ${space[12]}`,
  borderRadius: radius.input,
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&[data-status="active"]': { backgroundColor: color.brandSoft, color: color.brand, fontWeight: weight.semibold } },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
});
globalStyle(`${entry} svg`, { flexShrink: 0 });
export const popup = style({
  minWidth: '220px',
  padding: space[8],
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: color.shadow,
  zIndex: layer.popover,
});
export const positioner = style({ zIndex: layer.popover });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minHeight: target.md,
  padding: `0 ${space[12]}`,
  borderRadius: radius.input,
  color: color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&[data-highlighted]': { backgroundColor: color.sunken } },
});
export const who = style({ ...type[14], padding: `${space[4]} ${space[12]} ${space[8]}`, color: color.ink2 });
