import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { radius, space, type } from '#ui/theme/tokens.ts';

export const gallery = style({ flex: '2 1 7rem', minWidth: 0 });
export const rail = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gap: space[8],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
  borderRadius: radius.card,
});
export const place = style({ minWidth: 0, scrollSnapAlign: 'center' });
export const count = style({ ...type[14], marginTop: space[8], color: color.ink2, textAlign: 'center' });
