import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, type, weight } from '#ui/theme/tokens.ts';

/* Side by side, so that ways that are closed take no rows from those that are open. */
export const closed = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[8], marginInline: `-${space[8]}` });
export const quiet = style({ paddingInline: space[8], fontSize: type[13].fontSize, fontWeight: weight.regular });
export const reason = style({ ...type[14], color: color.ink2 });
