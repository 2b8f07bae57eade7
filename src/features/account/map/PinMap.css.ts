import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { radius, space, target, type, weight } from '#ui/theme/tokens.ts';

export const frame = style({
  position: 'relative',
  // Leaflet's layers reach up to 1000; they must not cover what stands over the page.
  isolation: 'isolate',
  height: 'min(320px, 60vh)',
  overflow: 'hidden',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: radius.card,
});

export const map = style({
  position: 'absolute',
  inset: 0,
  backgroundColor: color.seaSoft,
  fontFamily: 'inherit',
  cursor: 'crosshair',
  selectors: { '&:focus-visible': { outline: `3px solid ${color.sea}`, outlineOffset: '-3px' } },
});

export const zoom = style({
  position: 'absolute',
  top: space[8],
  right: space[8],
  // Above Leaflet's topmost pane.
  zIndex: 1000,
  display: 'grid',
  backgroundColor: color.surface,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: radius.input,
});

export const land = style({});
export const town = style({});
globalStyle(`.${land}`, { fill: color.surface, fillOpacity: 1, stroke: color.controlBorder });
globalStyle(`.${town}`, { fill: color.ink2, fillOpacity: 1, stroke: 'none' });

export const townName = style({
  ...type[13],
  whiteSpace: 'nowrap',
  color: color.ink2,
  fontWeight: weight.medium,
  pointerEvents: 'none',
});

export const pin = style({
  minWidth: '36px',
  minHeight: target.sm,
  selectors: { '&:focus-visible': { outline: `3px solid ${color.sea}`, outlineOffset: '2px', borderRadius: radius.card } },
});
export const pinBody = style({ fill: color.brand, stroke: color.surface, strokeWidth: 2 });
export const pinEye = style({ fill: color.onBrand });
