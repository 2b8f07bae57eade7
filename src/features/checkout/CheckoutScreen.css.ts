import { globalStyle, style } from '@vanilla-extract/css';
import { skeleton } from '#ui/primitives/Skeleton.css.ts';
import { media, space } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlock: space[16],
  '@media': { [media.tablet]: { gap: space[24], paddingBlock: space[24] } },
});
export const steps = style({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0 });
/* How tall the shipments or the payments will be is not known while they are asked for, and what is below them would move. */
export const flow = style([steps, {}]);
const waiting = `.${skeleton.classNames.base}`;
globalStyle(`${flow} > :has(${waiting}) ~ *, ${flow}:has(${waiting}) + *`, { visibility: 'hidden' });
globalStyle(`${flow}:has(${waiting}) + *`, { '@media': { [media.desktop]: { visibility: 'visible' } } });
export const aside = style({ '@media': { [media.desktop]: { position: 'sticky', top: '156px' } } });
/* The review tells the same sums right above. */
export const asideAtReview = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });
export const asideHeading = style({ marginBottom: space[12] });
