import { style } from '@vanilla-extract/css';
import { media, target } from '#ui/theme/tokens.ts';
import { entry as popoverEntry } from './popovers.css.ts';

export const links = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const entry = style([popoverEntry, { minHeight: target.md }]);
