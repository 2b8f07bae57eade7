import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

/** One line, which scrolls sideways where a screen is narrow: the home keeps the room of one line for it. */
export const row = style({ display: 'flex', gap: space[8], overflowX: 'auto', overscrollBehaviorX: 'contain', scrollbarWidth: 'none' });
