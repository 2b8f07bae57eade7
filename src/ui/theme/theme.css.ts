import { assignVars, globalStyle } from '@vanilla-extract/css';
import { color, safeArea } from './contract.css.ts';
import { dark, light } from './tokens.ts';

const lightVars = assignVars(color, light);
const darkVars = assignVars(color, dark);

globalStyle(':root', {
  vars: {
    ...lightVars,
    ...assignVars(safeArea, {
      top: 'env(safe-area-inset-top, 0px)',
      right: 'env(safe-area-inset-right, 0px)',
      bottom: 'env(safe-area-inset-bottom, 0px)',
      left: 'env(safe-area-inset-left, 0px)',
    }),
  },
  colorScheme: 'light',
});

/* Paper is white: a dark theme's ink would not be seen on it. */
globalStyle(':root:not([data-theme="light"])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: darkVars, colorScheme: 'dark' } },
});

globalStyle(':root[data-theme="dark"]', { vars: darkVars, colorScheme: 'dark' });
