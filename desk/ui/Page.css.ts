import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, target, type } from '#ui/theme/tokens.ts';

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12], justifyContent: 'space-between' });
export const titles = style({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 });
export const back = style({ ...type[14], display: 'inline-flex', alignItems: 'center', gap: space[4], minHeight: target.sm });
export const note = style({ ...type[14], color: color.ink2 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
/* Two columns where there is room: what is worked on, and what is known of it. */
export const columns = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  minWidth: 0,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' } },
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 });
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], alignItems: 'end' });
