import { style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlock: space[16],
  '@media': { [media.tablet]: { gap: space[24], paddingBlock: space[24] } },
});
export const steps = style({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0 });
export const aside = style({ '@media': { [media.desktop]: { position: 'sticky', top: '156px' } } });
/* The review tells the same sums right above. */
export const asideAtReview = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });
export const asideHeading = style({ marginBottom: space[12] });
