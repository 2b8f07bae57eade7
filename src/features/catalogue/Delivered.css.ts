import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { weight } from '#ui/theme/tokens.ts';

export const obstacle = style({ color: color.warn, fontWeight: weight.semibold });

export const amount = style({ display: 'inline-flex', alignItems: 'center', gap: '0.25em' });
