import { style } from '@vanilla-extract/css';

/** The height of the row of tools, and of that with the shelf of what a known customer bought: the page does not move when they come. */
export const tools = style({ minHeight: '60px', paddingTop: '16px' });
export const known = style({ minHeight: '224px' });
