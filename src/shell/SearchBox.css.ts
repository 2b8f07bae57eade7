import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { layer, radius, space, type } from '#ui/theme/tokens.ts';

export const form = style({ position: 'relative', display: 'flex' });

export const input = style({
  ...type[16],
  width: '100%',
  minWidth: 0,
  height: '48px',
  padding: `0 52px 0 ${space[12]}`,
  color: color.ink,
  backgroundColor: color.bg,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: radius.input,
  appearance: 'none',
  selectors: { '&::placeholder': { color: color.ink3, opacity: 1 }, '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const submit = style({ position: 'absolute', right: 0, top: 0, color: color.brand });

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
