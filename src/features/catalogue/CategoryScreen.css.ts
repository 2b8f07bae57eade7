import { style } from '@vanilla-extract/css';

export const part = style({ flexShrink: 0 });
export const chip = style({ selectors: { '&&': { minHeight: '44px' } } });
