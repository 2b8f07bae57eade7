import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { duration, media, radius, target, type, weight } from '../theme/tokens.ts';

export const stepper = recipe({
  base: {
    display: 'inline-flex',
    maxWidth: '100%',
    color: color.ink,
    backgroundColor: color.surface,
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.input,
    selectors: {
      '&:focus-within': { borderColor: color.sea },
      '&[data-disabled]': { backgroundColor: color.sunken, borderColor: color.line, color: color.ink3 },
    },
  },
  variants: {
    size: { md: { height: target.md }, sm: { height: target.sm } },
    block: { true: { display: 'flex', width: '100%' } },
  },
  defaultVariants: { size: 'md' },
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '44px',
  color: color.brand,
  borderRadius: 'inherit',
  transition: `background-color ${duration.fast}`,
  selectors: {
    '&[aria-disabled="true"]': { color: color.ink3, cursor: 'not-allowed' },
    '&:active:not([aria-disabled="true"])': { backgroundColor: color.brandSoft },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-disabled="true"])': { backgroundColor: color.brandSoft } } } },
});

export const suffix = style({ ...type[14], alignSelf: 'center', color: color.ink2 });

export const input = style({
  ...type[16],
  flexGrow: 1,
  width: '3.5rem',
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'center',
  fontWeight: weight.semibold,
  selectors: { '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.input } },
});
