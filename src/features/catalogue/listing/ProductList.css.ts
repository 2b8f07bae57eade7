import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { twoCards } from '#ui/primitives/Grid.css.ts';
import { unseen } from '#ui/primitives/VisuallyHidden.css.ts';
import { color } from '#ui/theme/contract.css.ts';
import { duration, media, space, type, weight } from '#ui/theme/tokens.ts';

export const page = style({ paddingBlock: space[12], '@media': { [media.tablet]: { paddingBlock: space[24] } } });

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  marginBottom: space[4],
  '@media': { [media.desktop]: { marginBottom: space[16] } },
});
export const heading = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space[12]}` });
export const count = style({ ...type[14], color: color.ink2 });

export const columns = style({
  '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: '248px minmax(0, 1fr)', gap: space[32], alignItems: 'start' } },
});
export const column = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' }, print: { display: 'none' } } });
export const columnTitle = style({ ...type[18], marginBottom: space[16] });

export const main = style({ minWidth: 0 });

/* Selectors twice as strong, because the field stacks its label by itself. */
export const inlineSelect = style({ selectors: { '&&': { flexFlow: 'row', flexShrink: 0, alignItems: 'center', gap: space[12] } } });
/* On phones the tools have one row: the field's name is only heard. */
globalStyle(`${inlineSelect} > label`, { '@media': { [media.belowTablet]: unseen } });

/** Dims what belongs to the previous filters instead of covering it. */
export const results = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: space[16], transition: `opacity ${duration.slow}` },
  variants: { outdated: { true: { opacity: 0.55 } } },
});

export const grid = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: twoCards,
  '@media': {
    [media.tablet]: { gap: space[16], gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const empty = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space[16] });
export const suggestions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[8] });
export const suggestionsTitle = style({ ...type[14], fontWeight: weight.semibold });
