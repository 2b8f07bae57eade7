import { style } from '@vanilla-extract/css';
import { duration, easing, media, space } from '#ui/theme/tokens.ts';

export const section = style({
  minWidth: 0,
  '@media': {
    [media.lively]: {
      selectors: {
        '&[data-reveal]': { transition: `opacity ${duration.slow} ${easing}, transform ${duration.slow} ${easing}` },
        '&[data-reveal="waiting"]': { opacity: 0, transform: `translateY(${space[16]})` },
      },
    },
  },
});
