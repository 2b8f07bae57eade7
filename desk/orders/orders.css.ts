import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, type } from '#ui/theme/tokens.ts';

export const rows = style({ display: 'flex', flexDirection: 'column', gap: space[12] });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[8] });
export const grow = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({ ...type[14], color: color.ink2 });
/* What a colleague or a customer wrote, with its line breaks. */
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
/* A label and its value; on a narrow phone the value stands below. */
export const facts = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const fact = style({
  ...type[14],
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 1fr) 2.4fr',
  gap: space[8],
  overflowWrap: 'anywhere',
});
export const form = style({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space[16], maxWidth: '480px' });
