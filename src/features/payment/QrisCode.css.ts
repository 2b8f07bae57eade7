import { style } from '@vanilla-extract/css';
import { light, radius, space } from '#ui/theme/tokens.ts';

export const figure = style({ display: 'grid', justifyItems: 'center', gap: space[12], margin: 0, breakInside: 'avoid' });

/** Dark on white in the dark theme and on paper too: many readers know nothing else. */
export const code = style({
  width: 'min(280px, 100%)',
  height: 'auto',
  color: light.ink,
  backgroundColor: light.surface,
  borderRadius: radius.card,
  printColorAdjust: 'exact',
});

export const caption = style({ textAlign: 'center' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  '@media': { print: { display: 'none' } },
});
