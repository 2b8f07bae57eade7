import { style } from '@vanilla-extract/css';
import { listBelow } from '#ui/css/floating.ts';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, target, type, weight } from '#ui/theme/tokens.ts';

export const panel = style({
  ...listBelow('60vh', '60dvh'),
  padding: `${space[8]} ${space[12]} ${space[12]}`,
  overscrollBehavior: 'contain',
});

export const part = style({ selectors: { '& + &': { marginTop: space[12] } } });

export const head = style({ display: 'flex', gap: space[8], alignItems: 'center', justifyContent: 'space-between' });

export const title = style({ ...type[14], padding: `${space[8]} ${space[4]}`, fontWeight: weight.semibold, color: color.ink2 });

export const clear = style({ ...type[14], minHeight: '44px', paddingInline: space[4], fontWeight: weight.semibold, color: color.brand });

export const row = style({ display: 'flex', alignItems: 'center' });

export const link = style({
  ...type[16],
  display: 'flex',
  flex: 1,
  gap: space[12],
  alignItems: 'center',
  minWidth: 0,
  minHeight: target.md,
  paddingInline: space[4],
  color: color.ink,
  textDecoration: 'none',
  borderRadius: radius.input,
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
});

export const icon = style({ flexShrink: 0 });

export const text = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const chip = style({ display: 'flex', maxWidth: '100%', minWidth: 0 });

export const choice = style({
  ...type[14],
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: '44px',
  paddingInline: space[16],
  fontWeight: weight.medium,
  color: color.ink,
  textDecoration: 'none',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: radius.pill,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.ink } } } },
});

export const all = style({
  ...type[14],
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: target.md,
  marginTop: space[12],
  fontWeight: weight.semibold,
  color: color.brand,
  textDecoration: 'none',
  borderTop: `1px solid ${color.line}`,
});
