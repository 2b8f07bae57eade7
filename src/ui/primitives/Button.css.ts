import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { duration, media, radius, space, target, type, weight } from '../theme/tokens.ts';

/** The look of a button, for `<Button>` and for links that act like one: `buttonClass({ variant: 'outline', size: 'sm' })`. */
export const buttonClass = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    maxWidth: '100%',
    border: '1px solid transparent',
    borderRadius: radius.input,
    fontWeight: weight.semibold,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${duration.fast}, border-color ${duration.fast}, color ${duration.fast}`,
    selectors: {
      '&:active': { transform: 'translateY(1px)' },
      '&:disabled, &[aria-disabled="true"]': {
        color: color.ink3,
        backgroundColor: color.sunken,
        borderColor: color.line,
        cursor: 'not-allowed',
        transform: 'none',
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
  },
  variants: {
    variant: {
      solid: {
        color: color.onBrand,
        backgroundColor: color.brand,
        '@media': {
          [media.hover]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { backgroundColor: color.brandHover } } },
        },
      },
      outline: {
        color: color.ink,
        backgroundColor: color.surface,
        borderColor: color.controlBorder,
        '@media': {
          [media.hover]: {
            selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { borderColor: color.ink, backgroundColor: color.sunken } },
          },
        },
      },
      quiet: {
        color: color.brand,
        '@media': {
          [media.hover]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { backgroundColor: color.brandSoft } } },
        },
        selectors: { '&:disabled, &[aria-disabled="true"]': { backgroundColor: 'transparent', borderColor: 'transparent' } },
      },
      danger: {
        color: color.bad,
        backgroundColor: color.surface,
        borderColor: color.bad,
        '@media': {
          [media.hover]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { backgroundColor: color.badSoft } } },
        },
      },
    },
    size: {
      md: { ...type[16], minHeight: target.md, paddingBlock: space[8], paddingInline: '20px', gap: space[8] },
      sm: { ...type[14], minHeight: target.sm, paddingBlock: space[4], paddingInline: space[12], gap: '6px' },
    },
    block: { true: { display: 'flex', width: '100%' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

export type ButtonVariants = NonNullable<RecipeVariants<typeof buttonClass>>;

/* While busy the label keeps its room and stays readable to assistive technology. */
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minWidth: 0,
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
});

export const busy = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', color: color.ink2 });
