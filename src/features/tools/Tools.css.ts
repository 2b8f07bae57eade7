import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

/** The height of the row of tools, and of that with the shelf of what a known customer bought: the page does not move when they come. */
export const tools = style({ minHeight: '60px', paddingTop: space[16] });
export const known = style({ minHeight: '224px' });
