import { globalStyle, style } from '@vanilla-extract/css';
import { head } from '#ui/patterns/shelf.css.ts';
import { unseen } from '#ui/primitives/VisuallyHidden.css.ts';
import { duration, easing, media, space } from '#ui/theme/tokens.ts';

export const plainHead = style([head, { '@media': { [media.belowTablet]: { ...unseen, minHeight: 0 } } }]);
globalStyle(`${plainHead} > a`, { '@media': { [media.belowTablet]: { display: 'none' } } });

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
