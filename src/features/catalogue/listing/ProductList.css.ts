import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '#ui/theme/contract.css.ts';
import { duration, media, space, type, weight } from '#ui/theme/tokens.ts';

export const page = style({ paddingBlock: space[16], '@media': { [media.tablet]: { paddingBlock: space[24] } } });

export const header = style({ display: 'flex', flexDirection: 'column', gap: space[4], marginBottom: space[8] });
export const count = style({ ...type[14], color: color.ink2 });

export const columns = style({
  '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: '248px minmax(0, 1fr)', gap: space[32], alignItems: 'start' } },
});
export const column = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' }, print: { display: 'none' } } });
export const columnTitle = style({ ...type[18], marginBottom: space[16] });

export const main = style({ minWidth: 0 });

export const toolbar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  marginBottom: space[12],
  '@media': { [media.tablet]: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start', gap: space[24] } },
});

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  minWidth: 0,
});

/* Selectors twice as strong, because the field stacks its label by itself. */
export const inlineSelect = style({
  selectors: { '&&': { flexFlow: 'row wrap', alignItems: 'center', gap: `${space[4]} ${space[12]}`, maxWidth: '100%' } },
});

/** Dims what belongs to the previous filters instead of covering it. */
export const results = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: space[16], transition: `opacity ${duration.slow}` },
  variants: { outdated: { true: { opacity: 0.55 } } },
});

export const grid = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    '(max-width: 299px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.tablet]: { gap: space[16], gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const empty = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space[16] });
export const suggestions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[8] });
export const suggestionsTitle = style({ ...type[14], fontWeight: weight.semibold });
