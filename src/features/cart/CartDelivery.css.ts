import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type, weight } from '#ui/theme/tokens.ts';

/* Its room is kept while the figures are on their way, so that the buttons below do not move; on a phone two of their lines wrap. */
export const delivery = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[4],
  minHeight: '15.1rem',
  marginTop: space[12],
  paddingTop: space[12],
  borderTop: `1px solid ${color.line}`,
  '@media': { '(max-width: 359px)': { minHeight: '17.85rem' }, [media.largePhone]: { minHeight: '12.6rem' } },
});
export const line = style({ ...type[14], color: color.ink2 });
export const total = style({ ...type[16], fontWeight: weight.semibold, color: color.ink });
export const obstacle = style({ ...type[14], fontWeight: weight.semibold, color: color.bad });
export const next = style({ display: 'flex', flexDirection: 'column', gap: space[4], width: '100%' });
