import { globalStyle, style } from '@vanilla-extract/css';
import { skeleton } from '#ui/primitives/Skeleton.css.ts';
import { safeArea } from '#ui/theme/contract.css.ts';
import { bottomBarHeight, media } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: ['100vh', '100dvh'],
  // The bar at the lower edge of a phone must not cover the end of the page.
  paddingBottom: `calc(${bottomBarHeight} + ${safeArea.bottom})`,
  '@media': { [media.tablet]: { paddingBottom: safeArea.bottom } },
});

/* Anchored targets stop below the sticky bar. */
export const main = style({ flexGrow: 1, scrollMarginTop: '160px' });

/*
 * A page of one customer, or a form: how tall it will be is not known while it waits, and what is seen below it would move. Skipped as well, or the
 * footer's dozen logos would come ahead of what the customer waits for.
 */
export const ownMain = style([main, {}]);
export const offers = style({ '@media': { print: { display: 'none' } } });
const waiting = `${ownMain}:has(.${skeleton.classNames.base})`;
globalStyle(`${waiting} + footer, ${waiting} > ${offers}`, { visibility: 'hidden', contentVisibility: 'hidden' });
