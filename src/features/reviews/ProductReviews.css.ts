import { style } from '@vanilla-extract/css';
import { space, target, type, weight } from '#ui/theme/tokens.ts';

export const section = style({ display: 'flex', flexDirection: 'column', gap: space[16], scrollMarginTop: '128px' });
export const write = style({
  ...type[14],
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  minHeight: target.md,
  fontWeight: weight.semibold,
});
/* A screen: who is led here before they have come stands at their heading, not above it for want of a page below, whatever its fonts. */
export const placeholder = style({ minHeight: '100vh' });
