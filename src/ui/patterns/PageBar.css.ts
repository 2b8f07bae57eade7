import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { space, type } from '../theme/tokens.ts';

export const bar = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space[12], marginTop: space[16] });
export const range = style({ ...type[14], color: color.ink2 });

/* Twice as strong, because the field stacks its label by itself. */
export const size = style({ selectors: { '&&': { flexDirection: 'row', alignItems: 'center', gap: space[12], flexShrink: 0 } } });
