import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const title = style({ marginTop: space[32], textAlign: 'center' });
