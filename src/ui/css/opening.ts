import { media } from '../theme/tokens.ts';

/** Of a page whose first frame has not been seen (index.html). */
export const opening = ':root[data-opening]';

/** What lies below the first screen of a phone: not drawn before that screen has been seen. */
export const belowFirstScreen = {
  '@media': { [media.phone]: { contentVisibility: 'hidden', containIntrinsicHeight: 'auto 400px' } },
} as const;
