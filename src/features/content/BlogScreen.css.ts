import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { duration, media, space } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingTop: space[16],
  paddingBottom: space[48],
  '@media': { [media.desktop]: { gap: space[24], paddingTop: space[24] } },
});
export const chip = style({ selectors: { '&&': { minHeight: '44px' } } });
export const part = style({ flexShrink: 0 });

/** Articles of the previous tag are dimmed. */
export const results = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: space[24], transition: `opacity ${duration.base}` },
  variants: { outdated: { true: { opacity: 0.6 } } },
});
