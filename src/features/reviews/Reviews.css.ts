import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type, weight } from '#ui/theme/tokens.ts';

export const columns = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '300px minmax(0, 1fr)', columnGap: space[48] } },
});
export const summary = style({ display: 'flex', flexDirection: 'column', gap: space[8], maxWidth: '480px' });
export const average = style({ display: 'flex', gap: space[12], alignItems: 'center' });
export const figure = style({ ...type[36], fontWeight: weight.bold });
export const note = style({ ...type[14], color: color.ink2 });
export const reviews = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[16], minWidth: 0 });
export const list = style({ width: '100%' });
export const review = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingBlock: space[16],
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { paddingTop: 0, borderTop: 0 } },
});
export const author = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[12]}`, alignItems: 'baseline' });
