import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { layer, radius, space, type } from '#ui/theme/tokens.ts';

export const list = style({
  position: 'absolute',
  inset: 'calc(100% + 12px) 0 auto',
  zIndex: layer.popover,
  maxHeight: '60dvh',
  overflowY: 'auto',
  padding: space[4],
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: color.shadow,
});

export const option = style({
  display: 'flex',
  gap: space[12],
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '44px',
  padding: `${space[4]} ${space[12]}`,
  borderRadius: radius.input,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"], &:hover': { backgroundColor: color.sunken } },
});

export const kind = style({ ...type[12], flexShrink: 0, color: color.ink3 });
