import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { radius, space, type } from '#ui/theme/tokens.ts';

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
  textOverflow: 'ellipsis',
  appearance: 'none',
  selectors: { '&::placeholder': { color: color.ink3, opacity: 1 }, '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const submit = style({ position: 'absolute', right: 0, top: 0, color: color.brand });
