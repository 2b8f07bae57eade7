import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, type, weight } from '#ui/theme/tokens.ts';

export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[24] });
export const group = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const legend = style({ ...type[14], fontWeight: weight.semibold, padding: 0, marginBottom: space[8] });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const tall = style({ selectors: { '&&': { minHeight: '44px' } } });
export const count = style({ color: color.ink2 });
export const range = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[12] });
export const hint = style({ ...type[14], marginTop: '6px', color: color.ink2 });
