import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, type } from '#ui/theme/tokens.ts';

/* Targets of 44 px in a row that takes less of the page. */
export const line = style({ ...type[14], display: 'flex', flexWrap: 'wrap', columnGap: space[8], marginBlock: '-4px' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: color.brand,
  textDecoration: 'underline',
});
