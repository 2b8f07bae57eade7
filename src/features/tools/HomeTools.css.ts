import { style } from '@vanilla-extract/css';

/** Two lines, their padding and border: part of the room that `Tools.css.ts` keeps. */
export const order = style({ height: 'calc(2.375rem + 26px)', marginBottom: '8px' });
