import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], justifyContent: 'flex-end' });
