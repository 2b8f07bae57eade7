import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const ways = style({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });
export const part = style({ flexShrink: 0 });
export const chip = style({ selectors: { '&&': { minHeight: '44px' } } });
