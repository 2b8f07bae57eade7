import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

/* As the screens begin that it stands in for. */
export const page = style({ paddingBlock: space[16], '@media': { [media.tablet]: { paddingBlock: space[24] } } });

/* How tall the page will be is not known yet: a footer that is seen would move. */
globalStyle(`main:has(> ${page}) + footer`, { visibility: 'hidden' });
