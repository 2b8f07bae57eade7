import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, target, type } from '#ui/theme/tokens.ts';

/* As high as a few finds from the start, so that the sheet does not jump while a name is typed. */
export const results = style({ minHeight: '240px', marginTop: space[8] });

export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  alignItems: 'baseline',
  width: '100%',
  minHeight: target.md,
  padding: `${space[12]} ${space[8]}`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'start',
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
});
export const name = style({ ...type[16], color: color.ink });
export const parents = style({ ...type[14], color: color.ink2 });
