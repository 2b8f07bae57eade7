import { style } from '@vanilla-extract/css';
import { target } from '#ui/theme/tokens.ts';
import { entry as popoverEntry } from './popovers.css.ts';

export const entry = style([popoverEntry, { minHeight: target.md }]);
