import { style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

/** Lines of the order and of one of the goods, and all that does not grow with the text; a scrollbar below the goods included. */
const KNOWN = 'calc(6.125rem + 192px)';

/*
 * The height of what comes for a known customer (their order, what they bought, the row of tools), so that the page does not move when it
 * does. In rem where it grows with the text: the sun mode and a customer's own text size count. A guest's row of tools stands where there is
 * room for it; on phones the menu has the same.
 */
export const tools = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'block', minHeight: '56px', paddingTop: space[16] } },
});
export const known = style({
  display: 'block',
  minHeight: KNOWN,
  paddingTop: space[12],
  '@media': { [media.tablet]: { minHeight: KNOWN, paddingTop: space[12] } },
});
