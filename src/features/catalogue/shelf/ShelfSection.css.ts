import { style } from '@vanilla-extract/css';
import { duration, easing, media, space } from '#ui/theme/tokens.ts';

export const section = style({
  minWidth: 0,
  '@media': {
    [media.lively]: {
      selectors: {
        // Put aside at once: where the page has been drawn before, it would else fade out, and in again half-way.
        '&[data-reveal="waiting"]': { opacity: 0, transform: `translateY(${space[16]})` },
        '&[data-reveal="shown"]': { transition: `opacity ${duration.slow} ${easing}, transform ${duration.slow} ${easing}` },
      },
    },
  },
});
