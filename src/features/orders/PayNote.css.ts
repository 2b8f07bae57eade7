import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, type, weight } from '#ui/theme/tokens.ts';

export const note = style({ display: 'flex', flexDirection: 'column', gap: space[16], borderColor: color.brand });
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[12]} ${space[32]}` });
export const label = style({ ...type[14], color: color.ink2 });
export const value = style({ ...type[18], fontWeight: weight.bold });
