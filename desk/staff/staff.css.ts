import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { radius, space, type, weight } from '#ui/theme/tokens.ts';

export const act = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[4],
  fontWeight: weight.semibold,
});
export const subject = style({ ...type[13], color: color.ink2, fontWeight: weight.regular });
export const detail = style({ borderBottom: 0, maxWidth: '360px' });
export const code = style({
  ...type[13],
  padding: space[8],
  backgroundColor: color.sunken,
  borderRadius: radius.input,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { marginTop: space[8] } },
});
