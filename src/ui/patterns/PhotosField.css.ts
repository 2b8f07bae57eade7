import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const photos = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
export const preview = style({ position: 'relative', width: '96px', height: '96px' });
export const remove = style({ position: 'absolute', top: '-6px', right: '-6px' });
