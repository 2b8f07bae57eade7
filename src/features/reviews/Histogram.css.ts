import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, type, weight } from '#ui/theme/tokens.ts';

export const rows = style({ display: 'flex', flexDirection: 'column', marginInline: `-${space[8]}` });
export const row = style({
  ...type[14],
  display: 'flex',
  gap: space[12],
  alignItems: 'center',
  width: '100%',
  minHeight: '44px',
  paddingInline: space[8],
  borderRadius: radius.input,
  selectors: { '&[aria-pressed="true"]': { color: color.brand, fontWeight: weight.semibold, backgroundColor: color.brandSoft } },
  '@media': { [media.hover]: { selectors: { 'button&:hover:not([aria-pressed="true"])': { backgroundColor: color.sunken } } } },
});
export const stars = style({ flexShrink: 0, width: '32px', whiteSpace: 'nowrap' });
export const bar = style({ flexGrow: 1, minWidth: 0, height: '8px' });
export const ground = style({ fill: color.line });
export const share = style({ fill: color.survey });
export const count = style({ flexShrink: 0, minWidth: '44px', textAlign: 'end' });
