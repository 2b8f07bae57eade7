import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type, weight } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlock: space[16],
  '@media': { [media.tablet]: { paddingBlock: space[24] } },
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: space[12] });
export const more = style({ alignSelf: 'center' });

export const subject = style({ display: 'flex', gap: space[12], alignItems: 'flex-start' });
export const thumb = style({ flexShrink: 0, width: '64px' });
export const names = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, gap: space[4], minWidth: 0 });
/* A name is also a link, with room for a thumb. */
export const name = style({
  alignSelf: 'flex-start',
  paddingBlock: '10px',
  marginBlock: '-10px',
  fontWeight: weight.semibold,
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const note = style({ ...type[14], color: color.ink2 });
export const action = style({ marginTop: space[8] });
