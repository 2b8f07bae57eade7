import { media } from '../theme/tokens.ts';

/** A page of which no frame with content has been seen, or just one (src/first-view/inline/head.ts). The parts below the first screen come in two steps. */
export const opening = { first: ':root[data-opening=first]', second: ':root[data-opening]' } as const;

/** The parts below the first screen of a phone: not drawn before that screen has been seen. */
export const belowFirstScreen = {
  '@media': { [media.phone]: { contentVisibility: 'hidden', containIntrinsicHeight: 'auto 400px' } },
} as const;
