import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

/** Two lines, their padding and border: part of the room that `Tools.css.ts` keeps. */
export const order = style({ height: 'calc(2.375rem + 26px)', marginBottom: space[8] });
