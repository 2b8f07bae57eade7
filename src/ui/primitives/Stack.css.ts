import { recipe } from '@vanilla-extract/recipes';
import { space } from '../theme/tokens.ts';

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: {
    gap: {
      4: { gap: space[4] },
      8: { gap: space[8] },
      12: { gap: space[12] },
      16: { gap: space[16] },
      24: { gap: space[24] },
      32: { gap: space[32] },
      48: { gap: space[48] },
    },
    direction: { column: {}, row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' } },
    justify: {
      start: {},
      between: { justifyContent: 'space-between' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
    },
  },
  defaultVariants: { gap: 16 },
});
