import { style } from '@vanilla-extract/css';
import { listBelow } from '#ui/css/floating.ts';
import { color } from '#ui/theme/contract.css.ts';
import { radius, space, type } from '#ui/theme/tokens.ts';

export const list = style({ ...listBelow('60vh', '60dvh'), padding: space[4] });

export const option = style({
  display: 'flex',
  gap: space[12],
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '44px',
  padding: `${space[4]} ${space[12]}`,
  borderRadius: radius.input,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"], &:hover': { backgroundColor: color.sunken },
    // Shows where colours are forced.
    '&[aria-selected="true"]': { outline: '2px solid transparent', outlineOffset: '-2px' },
  },
});

export const kind = style({ ...type[13], flexShrink: 0, color: color.ink3 });
