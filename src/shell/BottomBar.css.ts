import { style } from '@vanilla-extract/css';
import { unseen } from '#ui/primitives/VisuallyHidden.css.ts';
import { color, safeArea } from '#ui/theme/contract.css.ts';
import { bottomBarHeight, layer, media, type, weight } from '#ui/theme/tokens.ts';

export const bar = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: layer.sticky,
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  height: `calc(${bottomBarHeight} + ${safeArea.bottom})`,
  paddingBottom: safeArea.bottom,
  backgroundColor: color.surface,
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.tablet]: { display: 'none' } },
});

export const entry = style({
  ...type[13],
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  alignItems: 'center',
  justifyContent: 'center',
  fontWeight: weight.medium,
  color: color.ink2,
  textDecoration: 'none',
  paddingTop: '3px',
  selectors: {
    '&[data-status="active"]': { paddingTop: 0, color: color.brand, fontWeight: weight.bold, borderTop: '3px solid' },
  },
});

/** Where the reader's text is so large that five words would be cut, the icons speak alone, and the words to those who hear them. */
export const label = style({
  '@container': {
    '(max-width: 19rem)': unseen,
  },
});
