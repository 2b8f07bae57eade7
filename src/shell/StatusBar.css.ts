import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { unseen } from '#ui/primitives/VisuallyHidden.css.ts';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type, weight } from '#ui/theme/tokens.ts';

export const bar = style({ position: 'relative', zIndex: -1, containerType: 'inline-size', pointerEvents: 'none' });

/*
 * Hangs over the free edge between the top bar and the page. A line that comes and goes must not move what a finger is about to press, so
 * that it takes no room of its own, and taps go through all of it but the link. Only where the text is so large that it would cover the
 * page's heading does it stand in the way. Its words begin at the edge, because they grow: centred ones would move.
 */
export const content = recipe({
  base: {
    display: 'flex',
    gap: space[8],
    alignItems: 'center',
    paddingInline: space[8],
    fontSize: type[13].fontSize,
    lineHeight: type[14].lineHeight,
    fontWeight: weight.semibold,
    '@container': {
      '(min-width: 19rem)': {
        position: 'absolute',
        insetInline: 0,
        top: '-6px',
        // There the edge is wider, and the menu's mark of the current page ends where the top bar does.
        '@media': { [media.desktop]: { top: 0 } },
      },
      '(min-width: 25rem)': { fontSize: type[14].fontSize },
    },
  },
  variants: {
    tone: {
      offline: { color: color.warn, backgroundColor: color.warnSoft },
      waiting: { color: color.sea, backgroundColor: color.seaSoft },
      refused: { color: color.bad, backgroundColor: color.badSoft },
      placed: { color: color.ok, backgroundColor: color.okSoft },
    },
  },
});

export const icon = style({ flexShrink: 0 });
/* Words in one line are worth more. */
export const offlineIcon = style([icon, { '@container': { '(max-width: 21.5rem)': { display: 'none' } } }]);

/** Seen beside the queue's news where there is room for both in one line; a screen reader says it in any case. */
export const more = style({
  '@container': {
    '(max-width: 40rem)': unseen,
  },
});

/* A finger reaches it from some way off, but not beyond the bar's edge, which would make the page wider; the search box above it comes first. */
export const link = style({
  position: 'relative',
  display: 'inline-flex',
  gap: space[8],
  // A target of 24 px that reaches below its line, as the top bar lies over what is above.
  alignItems: 'center',
  paddingBottom: space[4],
  marginBottom: `-${space[4]}`,
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  pointerEvents: 'auto',
  '::after': { content: '""', position: 'absolute', inset: `-10px -${space[8]}` },
});
