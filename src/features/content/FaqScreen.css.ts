import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, type } from '#ui/theme/tokens.ts';

export const search = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const count = style({ ...type[14], minHeight: '1.25rem', color: color.ink2 });
export const chip = style({ selectors: { '&&': { minHeight: '44px' } } });
export const groups = style({ display: 'flex', flexDirection: 'column', gap: space[32] });
export const group = style({ display: 'flex', flexDirection: 'column', gap: space[12] });
export const questions = style({
  paddingInline: space[16],
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': { [media.tablet]: { paddingInline: space[24] } },
});
export const question = style({ selectors: { '&:last-child': { borderBottom: 0 } } });
export const title = style({ ...type[16], fontWeight: 'inherit', textWrap: 'pretty' });
export const answer = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
