import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';

export const link = style({ display: 'inline-block', paddingBlock: '4px', color: color.bad });
