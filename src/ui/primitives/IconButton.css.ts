import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { duration, media, radius, target } from '../theme/tokens.ts';

/** A square, wordless control; wear it on links too: `iconButtonClass()`. */
export const iconButtonClass = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    color: color.ink,
    border: '1px solid transparent',
    borderRadius: radius.input,
    transition: `background-color ${duration.fast}`,
    selectors: { '&:disabled, &[aria-disabled="true"]': { color: color.ink3, cursor: 'not-allowed' } },
    '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { backgroundColor: color.sunken } } } },
  },
  variants: {
    size: { md: { width: target.md, height: target.md }, sm: { width: target.sm, height: target.sm } },
    variant: { quiet: {}, outline: { backgroundColor: color.surface, borderColor: color.controlBorder } },
  },
  defaultVariants: { size: 'md', variant: 'quiet' },
});
