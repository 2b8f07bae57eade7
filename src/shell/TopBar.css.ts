import { style } from '@vanilla-extract/css';
import { color, safeArea } from '#ui/theme/contract.css.ts';
import { contentWidth, layer, media, space, target } from '#ui/theme/tokens.ts';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  paddingTop: safeArea.top,
  backgroundColor: color.surface,
  borderBottom: `1px solid ${color.line}`,
});

/* On phones the search takes a row of its own below mark and icons. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"start actions" "search search"',
  alignItems: 'center',
  columnGap: space[4],
  maxWidth: `calc(${contentWidth} + 2 * ${space[32]})`,
  marginInline: 'auto',
  padding: `${space[4]} ${space[8]} ${space[8]}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"start search actions"',
      columnGap: space[16],
      padding: `${space[8]} ${space[24]}`,
    },
    [media.desktop]: {
      padding: `${space[12]} ${space[32]} ${space[4]}`,
      columnGap: space[24],
    },
  },
});

/* In the installed app the way back comes first; it has no browser's bar around it. */
export const start = style({
  gridArea: 'start',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  '@media': { [media.tablet]: { gap: space[16] }, [media.desktop]: { gap: space[8] } },
});
export const menuButton = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: target.md,
  color: color.ink,
  textDecoration: 'none',
});
export const search = style({ gridArea: 'search', paddingInline: space[8], '@media': { [media.tablet]: { paddingInline: 0 } } });
export const actions = style({ gridArea: 'actions', display: 'flex', alignItems: 'center', gap: space[4] });
export const account = style({
  display: 'none',
  alignItems: 'center',
  gap: space[8],
  minWidth: '64px',
  '@media': { [media.tablet]: { display: 'flex' } },
});
export const language = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });
