import { style } from '@vanilla-extract/css';
import { media, target } from '#ui/theme/tokens.ts';

export const links = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' });
/* On a phone a thumb must hit one of them. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target.sm,
  whiteSpace: 'nowrap',
  '@media': { [media.desktop]: { minHeight: '28px' } },
});
