import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlock: space[16],
  '@media': { [media.tablet]: { paddingBlock: space[24] } },
});
export const lead = style({ color: color.ink2 });
export const sendAll = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[12] });
export const detail = style({ ...type[14], color: color.ink2, overflowWrap: 'anywhere' });
/* A line or two are enough to know one's own words again. */
export const excerpt = style([detail, { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }]);
export const reason = style({ ...type[14], color: color.bad, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const pictures = style({ display: 'flex', gap: space[8] });
export const thumbnail = style({ width: '56px', height: '56px' });
export const names = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  marginBlock: space[12],
  paddingInlineStart: space[24],
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});
