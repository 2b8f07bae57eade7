import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space } from '#ui/theme/tokens.ts';

export const choices = style({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0, margin: 0, padding: 0, border: 0 });
export const titleRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
/* The fee belongs to the name, so that both are read out together and the words below keep the whole width. */
export const priced = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[12] });
export const fee = style({ marginLeft: 'auto' });
export const row = style({ display: 'block', overflowWrap: 'anywhere' });
export const why = style([row, { color: color.ink2 }]);
export const days = style([row, { color: color.ink }]);
export const closed = style({ display: 'flex', flexDirection: 'column', gap: space[16], listStyle: 'none', margin: 0, padding: 0 });
export const closedQuote = style([row, { display: 'flex', flexDirection: 'column', gap: space[4], color: color.ink2 }]);
export const later = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[8] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
