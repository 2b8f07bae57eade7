import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type, weight } from '#ui/theme/tokens.ts';

const tall = { selectors: { '&&': { minHeight: '44px' } } } as const;

export const bar = style({ alignItems: 'center', '@media': { [media.desktop]: { minHeight: '52px' }, print: { display: 'none' } } });
export const chip = style(tall);
/* From here on the filters stand in a column of their own. */
export const open = style({ ...tall, '@media': { [media.desktop]: { display: 'none' } } });
export const reset = style({
  ...type[14],
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: '44px',
  paddingInline: space[8],
  fontWeight: weight.semibold,
  color: color.brand,
});
