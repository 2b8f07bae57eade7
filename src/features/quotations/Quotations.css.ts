import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { light, media, radius, space, type, weight } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlock: space[16],
  '@media': { [media.tablet]: { paddingBlock: space[24] } },
});
export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[12] });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const muted = style({ ...type[14], color: color.ink2, overflowWrap: 'anywhere' });
export const warn = style({ ...type[14], color: color.warn, fontWeight: weight.medium });
export const total = style({ ...type[18], fontWeight: weight.bold });

/* One column on a phone, two beside each other where there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[16] } },
});
export const wide = style({ gridColumn: '1 / -1' });

/* A quotation among the others: its number is a link over all of it. */
export const summary = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space[4] });
export const name = style({
  fontWeight: weight.semibold,
  color: color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: color.brand, textDecoration: 'underline' },
  },
});

export const line = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingBlock: space[8],
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const lineName = style({ flex: 1, minWidth: 0, fontWeight: weight.medium, overflowWrap: 'anywhere' });
/* What is pressed stays at the end of its row, however long the words beside it are. */
export const lineHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[8] });
export const lineRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: space[8] });
/* Of a field's value. */
export const suffix = style({ ...type[14], color: color.ink2, paddingInline: space[12], whiteSpace: 'nowrap' });
export const short = style({ width: '12rem', maxWidth: '100%' });

/* A sheet of the paper, white in the dark too. */
export const sheet = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});
export const logo = style({
  display: 'block',
  maxWidth: '12rem',
  maxHeight: '6rem',
  backgroundColor: light.surface,
  borderRadius: radius.card,
});
