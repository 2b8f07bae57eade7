import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, target, type } from '#ui/theme/tokens.ts';

const entryOf = (minHeight: string) => ({
  display: 'flex',
  gap: space[12],
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight,
  paddingInline: space[16],
  color: color.ink,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
});

export const identity = style(entryOf('72px'));
export const words = style({ minWidth: 0 });
export const line = style({ display: 'block', overflowWrap: 'anywhere' });
/** The address comes with the customer: its line is there before. */
export const note = style({ ...type[14], display: 'block', minHeight: '1.25rem', color: color.ink2, overflowWrap: 'anywhere' });
export const entry = style({ ...entryOf(target.md), selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });
export const ways = style({ display: 'grid', gap: space[12], '@media': { [media.largePhone]: { gridTemplateColumns: '1fr 1fr' } } });
