import { style } from '@vanilla-extract/css';
import { space, weight } from '#ui/theme/tokens.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const reasons = style({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ marginBottom: space[8], padding: 0, fontWeight: weight.semibold });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], justifyContent: 'flex-end' });
