import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, target, type, weight } from '#ui/theme/tokens.ts';

export const toggle = style({
  ...type[14],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: target.md,
  paddingInline: space[8],
  fontWeight: weight.medium,
  color: color.ink2,
  borderRadius: radius.input,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ink, backgroundColor: color.sunken } } } },
});
