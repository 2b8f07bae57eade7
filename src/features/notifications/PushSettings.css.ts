import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type } from '#ui/theme/tokens.ts';

export const card = style({ display: 'flex', flexDirection: 'column', gap: space[8], '@media': { print: { display: 'none' } } });
export const kinds = style({
  display: 'flex',
  flexDirection: 'column',
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockStart: space[8],
});
export const hint = style({ ...type[14], color: color.ink2 });
export const points = style({ display: 'flex', flexDirection: 'column', gap: space[8], paddingInlineStart: space[24], listStyle: 'disc' });
export const offer = style({ paddingBlockStart: space[16], '@media': { [media.tablet]: { paddingBlockStart: space[24] } } });
/** Beneath each other over the whole width of the sheet. */
export const answers = style({ flexGrow: 1 });
