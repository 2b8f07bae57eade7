import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, type } from '#ui/theme/tokens.ts';

export const goods = style({ display: 'grid', gap: space[8] });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  rowGap: space[4],
});

export const photos = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const photo = style({ width: '96px' });

export const note = style({ ...type[14], color: color.ink2 });

/** What the customer or the shop wrote, with its line breaks. */
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
