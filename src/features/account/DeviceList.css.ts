import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, type, weight } from '#ui/theme/tokens.ts';

export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[12]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[12],
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const words = style({ minWidth: 0, flex: '1 1 180px', overflowWrap: 'anywhere' });
export const name = style({ fontWeight: weight.semibold });
export const quiet = style({ ...type[14], color: color.ink2 });
