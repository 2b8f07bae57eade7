import { recipe } from '@vanilla-extract/recipes';
import { media, type, weight } from '../theme/tokens.ts';

export const heading = recipe({
  base: { letterSpacing: '-0.015em' },
  variants: {
    size: {
      display: { ...type[28], fontWeight: weight.heavy, letterSpacing: '-0.025em', '@media': { [media.tablet]: type[36] } },
      page: { ...type[22], fontWeight: weight.heavy, '@media': { [media.tablet]: type[28] } },
      section: { ...type[18], '@media': { [media.tablet]: type[22] } },
      group: { ...type[16] },
    },
  },
});
