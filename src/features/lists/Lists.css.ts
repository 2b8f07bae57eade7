import { style } from '@vanilla-extract/css';
import { color, safeArea } from '#ui/theme/contract.css.ts';
import { bottomBarHeight, layer, media, radius, space, type, weight } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlock: space[16],
  '@media': { [media.tablet]: { paddingBlock: space[24] } },
});
export const head = style({ display: 'flex', flexDirection: 'column', gap: space[4], overflowWrap: 'anywhere' });
export const muted = style({ ...type[14], color: color.ink2, overflowWrap: 'anywhere' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  '@media': { [media.largePhone]: { flexDirection: 'row', alignItems: 'flex-end' } },
});
export const grow = style({ flexGrow: 1, minWidth: 0 });
export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[12] });

/* A list among the others: its name is a link over all of it. */
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

export const section = style({ display: 'flex', flexDirection: 'column' });
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[8]} ${space[16]}`,
  backgroundColor: color.sunken,
});
export const sectionName = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"tick words more" ". controls controls"',
  columnGap: space[8],
  alignItems: 'start',
  padding: `${space[8]} ${space[16]} ${space[12]}`,
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"tick words controls more"',
      columnGap: space[16],
    },
  },
});
export const tick = style({ gridArea: 'tick' });
export const words = style({
  gridArea: 'words',
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minWidth: 0,
  paddingBlock: space[12],
});
export const lineName = style({
  fontWeight: weight.medium,
  color: color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    'a&:hover': { color: color.brand, textDecoration: 'underline' },
    '[data-bought] &': { textDecoration: 'line-through', color: color.ink2 },
  },
});
export const more = style({ gridArea: 'more', marginRight: '-8px' });
export const controls = style({
  gridArea: 'controls',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const sum = style({
  ...type[14],
  fontWeight: weight.semibold,
  textAlign: 'end',
  '@media': { [media.tablet]: { minWidth: '7rem' } },
});
export const warn = style({ ...type[14], color: color.warn, fontWeight: weight.medium });
export const ok = style({ ...type[14], color: color.ok, fontWeight: weight.medium });

/* Total and the way to the cart within reach of the thumb, above the bar at the lower edge. */
export const bar = style({
  position: 'sticky',
  bottom: `calc(${bottomBarHeight} + ${safeArea.bottom})`,
  zIndex: layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  '@media': { [media.tablet]: { bottom: 0 }, print: { display: 'none' } },
});
export const total = style({ ...type[18], fontWeight: weight.bold });
