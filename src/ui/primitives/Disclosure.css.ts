import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { duration, media, space, target, weight } from '../theme/tokens.ts';

export const details = style({ borderBottom: `1px solid ${color.line}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: target.md,
  paddingBlock: space[12],
  fontWeight: weight.semibold,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.brand } } } },
});

export const chevron = style({ flexShrink: 0, color: color.ink2, transition: `transform ${duration.base}` });
globalStyle(`${details}[open] > ${summary} > ${chevron}`, { transform: 'rotate(180deg)' });

export const content = style({ paddingBottom: space[16] });
