import { style } from '@vanilla-extract/css';
import { color, safeArea } from '#ui/theme/contract.css.ts';
import { space, target, type, weight } from '#ui/theme/tokens.ts';

export const sidebar = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: '100%',
  height: ['100vh', '100dvh'],
  maxHeight: ['100vh', '100dvh'],
  padding: `${safeArea.top} ${space[16]} calc(${space[24]} + ${safeArea.bottom})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: color.ink,
  backgroundColor: color.surface,
});

export const head = style({ display: 'flex', alignItems: 'center', paddingBlock: space[8] });
export const title = style({ ...type[18], flexGrow: 1, fontWeight: weight.bold });
export const identity = style({
  ...type[18],
  display: 'flex',
  gap: space[12],
  alignItems: 'center',
  minHeight: '56px',
  fontWeight: weight.semibold,
  color: color.ink,
  textDecoration: 'none',
});
export const signIn = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[12], paddingBlock: space[12] });
export const group = style({ borderTop: `1px solid ${color.line}`, paddingBlock: space[4] });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: target.md,
  paddingInline: space[8],
  fontWeight: weight.semibold,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const chevron = style({ selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } } });
export const foot = style({ borderTop: `1px solid ${color.line}`, paddingTop: space[8] });
