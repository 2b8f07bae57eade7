import { style } from '@vanilla-extract/css';
import { target } from '#ui/theme/tokens.ts';
import { isWide } from './AccountFrame.css.ts';
import { entry as popoverEntry } from './popovers.css.ts';

export const entry = style([popoverEntry, { minHeight: target.md }]);

/* On a wide screen the account's menu stands beside the page. */
export const besideMenu = style({ '@media': { [isWide]: { display: 'none' } } });
