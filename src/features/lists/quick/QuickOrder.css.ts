import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type, weight } from '#ui/theme/tokens.ts';

/* A wanted thing: what was written, what is meant, how many. */
export const item = style({
  display: 'grid',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space[24], alignItems: 'start' },
  },
});
export const written = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[4], minWidth: 0 });
export const text = style({ fontWeight: weight.medium, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const meant = style({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });
export const amount = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[8] });
export const sum = style({ ...type[14], fontWeight: weight.semibold, textAlign: 'end' });
