import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type } from '#ui/theme/tokens.ts';

export const article = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  paddingTop: space[16],
  paddingBottom: space[32],
  '@media': { [media.desktop]: { paddingTop: space[24] } },
});
export const facts = style({ ...type[14], color: color.ink2 });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const tag = style({ selectors: { '&&': { maxWidth: '100%', minHeight: '44px', whiteSpace: 'normal' } } });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  paddingTop: space[16],
  borderTop: `1px solid ${color.line}`,
});
export const related = style({ display: 'flex', flexDirection: 'column', gap: space[16], paddingBottom: space[48] });
