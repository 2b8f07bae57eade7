import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '#ui/theme/contract.css.ts';
import { duration, media, space, type } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlock: space[16],
  '@media': { [media.tablet]: { paddingBlock: space[24] } },
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

/** Dims what belongs to the previous filter instead of covering it. */
export const results = recipe({ base: { transition: `opacity ${duration.slow}` }, variants: { outdated: { true: { opacity: 0.55 } } } });

export const pages = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space[12], marginTop: space[24] });
export const range = style({ ...type[14], color: color.ink2, fontVariantNumeric: 'tabular-nums' });

/* Twice as strong, because the field stacks its label by itself. */
export const inlineSelect = style({
  selectors: { '&&': { flexDirection: 'row', alignItems: 'center', gap: space[12], flexShrink: 0 } },
});
export const grow = style({ flexGrow: 1 });
