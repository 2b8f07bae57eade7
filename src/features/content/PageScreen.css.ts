import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  paddingTop: space[16],
  paddingBottom: space[48],
  '@media': { [media.desktop]: { paddingTop: space[24], paddingBottom: space[64] } },
});

/** Text with its contents beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[64],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 680px) 240px', justifyContent: 'center' } },
});

export const main = style({ display: 'flex', flexDirection: 'column', gap: space[24], minWidth: 0 });
export const head = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const lead = style({ ...type[16], color: color.ink2, '@media': { [media.tablet]: type[18] } });
export const updated = style({ ...type[14], color: color.ink2 });
export const sections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[32],
  '@media': { [media.tablet]: { gap: space[48] } },
});
export const section = style({ display: 'flex', flexDirection: 'column', gap: space[12] });
