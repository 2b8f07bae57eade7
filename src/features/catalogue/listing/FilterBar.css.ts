import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type, weight } from '#ui/theme/tokens.ts';

const tall = { selectors: { '&&': { minHeight: '44px' } } } as const;

export const bar = style({
  alignItems: 'center',
  marginBottom: space[8],
  paddingBlock: 0,
  '@media': { [media.tablet]: { marginBottom: space[12] }, print: { display: 'none' } },
});
/* The same sheet orders and shows; on wide screens they stand at the row's end. */
export const tools = style({
  display: 'flex',
  flexShrink: 0,
  gap: space[8],
  '@media': { [media.tablet]: { order: 1, marginInlineStart: 'auto' } },
});
export const chip = style(tall);
/* A desktop's column of filters has them already. */
export const quick = style({ '@media': { [media.desktop]: { display: 'none' } } });
/* From here on the filters stand in a column of their own. */
export const open = style({ ...tall, '@media': { [media.desktop]: { display: 'none' } } });
export const reset = style({
  ...type[14],
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: '44px',
  paddingInline: space[8],
  fontWeight: weight.semibold,
  color: color.brand,
});
