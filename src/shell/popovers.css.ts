import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, target, type, weight } from '#ui/theme/tokens.ts';

export const empty = style({ ...type[14], padding: space[16], color: color.ink2 });
export const list = style({ padding: space[8] });
export const line = style({ display: 'flex', gap: space[12], alignItems: 'center', padding: space[8] });
export const thumb = style({ width: '48px', flexShrink: 0 });
export const words = style({ minWidth: 0 });
export const name = style({ ...type[14], color: color.ink });
export const note = style({ padding: space[8], maxWidth: '320px' });
export const when = style({ ...type[13], color: color.ink3 });

export const all = style({
  ...type[14],
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: target.md,
  fontWeight: weight.semibold,
  color: color.brand,
  textDecoration: 'none',
  borderTop: `1px solid ${color.line}`,
});

export const group = style({ padding: space[8], selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });
export const groupLabel = style({ ...type[13], padding: `${space[4]} ${space[8]}`, fontWeight: weight.semibold, color: color.ink3 });
export const entry = style({
  ...type[14],
  display: 'flex',
  gap: space[8],
  alignItems: 'center',
  width: '100%',
  minHeight: '44px',
  paddingInline: space[8],
  color: color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  borderRadius: radius.input,
  selectors: { '&[data-status="active"]': { color: color.brand, fontWeight: weight.semibold } },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
});

export const profile = style({
  ...type[14],
  display: 'inline-flex',
  gap: space[8],
  alignItems: 'center',
  maxWidth: '180px',
  minHeight: target.md,
  fontWeight: weight.semibold,
  color: color.ink,
  textDecoration: 'none',
});
export const avatar = style({ width: '32px', flexShrink: 0, overflow: 'hidden', borderRadius: radius.pill });
export const ellipsis = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
