import { style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

/* As the screens begin that it stands in for. */
export const page = style({ paddingBlock: space[16], '@media': { [media.tablet]: { paddingBlock: space[24] } } });
/* No slab on a wide screen. */
export const block = style({ maxHeight: '220px' });
