import { style } from '@vanilla-extract/css';

export const button = style({ alignSelf: 'start', selectors: { '&&': { minHeight: '44px' } } });
