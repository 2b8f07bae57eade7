import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { floating } from '../css/floating.ts';
import { duration, easing, layer, space } from '../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** Covers the offset, so that the pointer never leaves on its way; the panel begins inside it. */
export const reach = recipe({
  base: {
    position: 'absolute',
    top: '100%',
    paddingTop: space[12],
    zIndex: layer.popover,
    animation: `${appear} ${duration.fast} ${easing}`,
  },
  variants: { align: { end: { right: 0 }, start: { left: 0 } } },
  defaultVariants: { align: 'end' },
});

export const panel = style({
  minWidth: '200px',
  maxWidth: `min(360px, calc(100vw - ${space[32]}))`,
  width: 'max-content',
  maxHeight: ['min(70vh, 560px)', 'min(70dvh, 560px)'],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...floating,
});
export const widePanel = style([panel, { selectors: { '&&': { maxWidth: 'none' } } }]);
