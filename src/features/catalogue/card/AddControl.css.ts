import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { radius } from '#ui/theme/tokens.ts';

/* Doubled, because the button's own styles may come later. */
export const add = style({
  selectors: { '&&': { width: '44px', height: '44px', color: color.brand, borderRadius: radius.pill } },
});
export const choose = style({ selectors: { '&&': { minHeight: '44px', borderRadius: radius.pill } } });
export const stepper = style({ flexGrow: 1, minWidth: 0 });
