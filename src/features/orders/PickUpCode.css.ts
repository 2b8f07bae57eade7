import { style } from '@vanilla-extract/css';
import { light, radius, space, type, weight } from '#ui/theme/tokens.ts';

export const figure = style({ display: 'grid', justifyItems: 'center', gap: space[12], margin: 0, textAlign: 'center' });

/** Dark on white whatever the theme: a scanner at the depot reads it. */
export const qr = style({
  width: 'min(200px, 100%)',
  height: 'auto',
  color: light.ink,
  backgroundColor: light.surface,
  borderRadius: radius.card,
});

export const code = style({ ...type[28], fontWeight: weight.bold, letterSpacing: '0.08em', fontVariantNumeric: 'tabular-nums' });
