import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '#ui/theme/contract.css.ts';
import { space, type, weight } from '#ui/theme/tokens.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12], minHeight: '44px' });

export const number = recipe({
  base: {
    ...type[14],
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: '50%',
    fontWeight: weight.bold,
    border: '2px solid',
  },
  variants: {
    state: {
      open: { color: color.onBrand, backgroundColor: color.brand, borderColor: color.brand },
      done: { color: color.surface, backgroundColor: color.ok, borderColor: color.ok },
      later: { color: color.ink2, borderColor: color.controlBorder },
    },
  },
});

export const title = recipe({
  /* The bar at the top covers this much. */
  base: { flex: '1 1 6em', minWidth: 0, scrollMarginTop: '160px' },
  variants: { isLater: { true: { color: color.ink2 } } },
});
export const edit = style({ flexShrink: 0, minHeight: '44px' });
export const body = style({ display: 'flex', flexDirection: 'column', gap: space[16], marginTop: space[12] });
/* Under the title, past the number. */
export const summary = recipe({
  base: { ...type[14], marginLeft: '40px', color: color.ink2, overflowWrap: 'anywhere' },
  variants: { isFolded: { true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } } },
});
