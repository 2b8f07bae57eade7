import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type, weight } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlock: space[16],
  '@media': { [media.tablet]: { paddingBlock: space[24] } },
});
export const head = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const muted = style({ ...type[14], color: color.ink2, overflowWrap: 'anywhere' });
export const small = style({ ...type[13], color: color.ink2, overflowWrap: 'anywhere' });
export const warn = style({ ...type[14], color: color.warn, fontWeight: weight.medium });

export const jobs = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
});
/* A job's name is a link over all of its card. */
export const job = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space[4] });
export const jobName = style({
  fontWeight: weight.semibold,
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: color.brand, textDecoration: 'underline' },
  },
});

export const columns = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 });
export const fields = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  alignItems: 'start',
});
export const wide = style({ gridColumn: '1 / -1' });
export const suffix = style({ ...type[14], color: color.ink2, paddingInline: space[12], whiteSpace: 'nowrap' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const opening = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
});

export const results = style({ display: 'flex', flexDirection: 'column', gap: space[12] });
export const result = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const resultHead = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[8] });
export const count = style({ ...type[18], fontWeight: weight.bold });
export const price = style({ ...type[16], fontWeight: weight.semibold, textAlign: 'end' });
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[8],
  ...type[18],
  fontWeight: weight.bold,
});
