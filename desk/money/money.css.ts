import { style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

/* Digits of an amount are never parted. */
export const amount = style({ whiteSpace: 'nowrap' });
/* A number or a state that is read as one, where the table has the room for it beside the menu. */
export const whole = style({ '@media': { [media.wide]: { whiteSpace: 'nowrap' } } });
/* A state and what belongs to it, each as wide as its words. */
export const state = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[4] });
