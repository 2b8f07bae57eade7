import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type, weight } from '#ui/theme/tokens.ts';

/* A value with the button that changes it; numbers stand at the end of their column. */
export const editable = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  '@media': { [media.tablet]: { justifyContent: 'flex-end' } },
});
export const muted = style({ ...type[14], color: color.ink2, fontWeight: weight.regular });
export const photos = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
export const photo = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space[4] });
export const frame = style({ width: '96px', height: '96px' });
export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 });
/* The two languages stand beside each other where there is room. */
export const languages = style({
  display: 'grid',
  gap: space[16],
  minWidth: 0,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const entry = style({ display: 'flex', alignItems: 'end', flexWrap: 'wrap', gap: space[12], maxWidth: '560px' });
export const grow = style({ flexGrow: 1, minWidth: 0 });
