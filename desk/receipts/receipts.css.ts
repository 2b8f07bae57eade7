import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space } from '#ui/theme/tokens.ts';

/* The picture beside what it must show; on a phone below each other. */
export const view = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const facts = style({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[12] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const keys = style({ display: 'none', color: color.ink2, '@media': { [media.desktop]: { display: 'block' } } });
