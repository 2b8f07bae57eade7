import { globalStyle, style } from '@vanilla-extract/css';
import { unseen } from '#ui/primitives/VisuallyHidden.css.ts';
import { color, safeArea } from '#ui/theme/contract.css.ts';
import { contentWidth, layer, media, space, target } from '#ui/theme/tokens.ts';

/** Height of the row that scrolls away, and how much of it does: its free lower edge stays above the second row. */
const FIRST_ROW = '48px';
const GOES = '44px';

/*
 * Below a desktop's width it has two rows, and the first one scrolls away: the bar sticks that much above the screen's edge, so that nothing
 * listens to the scrolling and nothing moves.
 */
export const bar = style({
  position: 'sticky',
  top: `-${GOES}`,
  zIndex: layer.sticky,
  paddingTop: safeArea.top,
  backgroundColor: color.surface,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [media.desktop]: { top: 0 } },
});

export const row = style({
  display: 'grid',
  // The field keeps its width while the HTML of the two buttons beside it is on its way.
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(96px, auto)',
  gridTemplateAreas: '"first first first" "start search actions"',
  alignItems: 'center',
  maxWidth: `calc(${contentWidth} + 2 * ${space[32]})`,
  marginInline: 'auto',
  padding: `0 ${space[4]} 6px`,
  '@media': {
    [media.tablet]: { padding: `0 ${space[16]} 6px` },
    [media.desktop]: {
      gridTemplateAreas: '"first search actions"',
      padding: `${space[12]} ${space[32]} ${space[4]}`,
      columnGap: space[24],
    },
  },
});

export const first = style({
  gridArea: 'first',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  height: FIRST_ROW,
  paddingInlineStart: space[12],
  '@media': { [media.desktop]: { paddingInlineStart: 0 } },
});
/* What has the keyboard's focus is seen. */
globalStyle(`${bar}:has(${first} :focus-visible)`, { top: 0 });

/* In the installed app the way back comes first; it has no browser's bar around it. */
export const start = style({ gridArea: 'start', display: 'flex', '@media': { [media.desktop]: { display: 'none' } } });
export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: target.md,
  color: color.ink,
  textDecoration: 'none',
});
export const search = style({ gridArea: 'search', paddingInline: space[4] });
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.tablet]: { gap: space[4] } },
});
export const account = style({
  display: 'none',
  alignItems: 'center',
  gap: space[8],
  minWidth: '64px',
  '@media': { [media.tablet]: { display: 'flex' } },
});
export const language = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });
/* The sign alone: beside it stand name and place. */
export const shortLanguage = style({ flexShrink: 0, marginInlineStart: 'auto', '@media': { [media.desktop]: { display: 'none' } } });
globalStyle(`${shortLanguage} span`, unseen);
globalStyle(`${shortLanguage} button`, { position: 'relative', minWidth: target.md, justifyContent: 'center' });
