import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, type } from '#ui/theme/tokens.ts';

export const place = style({ paddingBlock: space[24] });
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: space[24] } },
});
export const icon = style({ borderRadius: radius.card });
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[4], maxWidth: '60ch' });
export const hint = style({ ...type[14], color: color.ink2 });
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: '3', gridRow: '1' } },
});

/* The panel brings the edge that it has in menus. */
export const offline = style({ gridColumn: '1 / -1', marginInline: `-${space[8]}` });

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: space[12],
  gridColumn: '1 / -1',
  counterReset: 'step',
});
/* Picture beside words, so that three of them fit on a phone. */
export const step = style({
  display: 'flex',
  gap: space[12],
  alignItems: 'center',
  padding: space[8],
  backgroundColor: color.sunken,
  borderRadius: radius.input,
  counterIncrement: 'step',
});
export const drawing = style({ flexShrink: 0, width: '96px', color: color.ink3 });
export const mark = style({ color: color.brand, stroke: color.brand, strokeWidth: '2.5' });
export const stepWords = style({ ...type[14], '::before': { content: 'counter(step) ". "' } });
