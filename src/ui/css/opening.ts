import { media } from '../theme/tokens.ts';

/** A page of which no frame with content has been seen, or just one (index.html). What is below the first screen comes in two steps. */
export const opening = { first: ':root[data-opening=first]', second: ':root[data-opening]' } as const;

/** What lies below the first screen of a phone: not drawn before that screen has been seen. */
export const belowFirstScreen = {
  '@media': { [media.phone]: { contentVisibility: 'hidden', containIntrinsicHeight: 'auto 400px' } },
} as const;
