import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { light, media, radius, space, type, weight } from '#ui/theme/tokens.ts';

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[16], paddingBlock: space[16] });
export const filter = style({ maxWidth: '420px' });
export const count = style({ ...type[14], display: 'block', color: color.ink2 });
export const groups = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingTop: space[8],
  borderTop: `1px solid ${color.line}`,
});
export const letter = style({ ...type[22], fontWeight: weight.heavy, color: color.brand });
export const list = style({ display: 'grid', gap: space[8] });
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '64px',
  padding: space[8],
  color: color.ink,
  textDecoration: 'none',
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.controlBorder } } } },
});
/* Logos are made for white paper: a dark one without a ground of its own would be lost on a dark page. */
export const logo = style({
  flexShrink: 0,
  width: '80px',
  aspectRatio: '2 / 1',
  borderRadius: radius.input,
  selectors: { '&&': { backgroundColor: light.surface } },
});
export const name = style({ display: 'block', fontWeight: weight.semibold });
