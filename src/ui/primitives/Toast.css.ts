import { keyframes, style } from '@vanilla-extract/css';
import { color, safeArea } from '../theme/contract.css.ts';
import { duration, easing, layer, media, radius, space, target, type, weight } from '../theme/tokens.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

/* Below the top bar on phones, where no thumb is about to press; in the lower corner from tablets on. */
export const viewport = style({
  position: 'fixed',
  zIndex: layer.toast,
  top: `calc(132px + ${safeArea.top})`,
  insetInline: space[12],
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  pointerEvents: 'none',
  '@media': { [media.tablet]: { top: 'auto', bottom: space[24], left: 'auto', right: space[24], width: '380px' } },
});

export const region = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

/* Ink on its head: it must be seen over any page. */
export const toast = style({
  ...type[14],
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  minHeight: target.md,
  paddingLeft: space[16],
  color: color.bg,
  backgroundColor: color.ink,
  borderRadius: radius.card,
  boxShadow: color.shadow,
  pointerEvents: 'auto',
  animation: `${rise} ${duration.slow} ${easing}`,
});

/* Level with the first line, however many there are. */
export const icon = style({ flexShrink: 0, height: target.md });
/* The action stands below the words where they would have no more than a syllable a line beside it. */
export const body = style({ display: 'flex', flexWrap: 'wrap', flexGrow: 1, alignItems: 'center', minWidth: 0, columnGap: space[12] });
export const text = style({
  flex: '1 1 7rem',
  paddingBlock: '14px',
  selectors: { '[data-long] > &': { flexBasis: '100%', paddingBottom: 0 } },
});

const control = style({
  flexShrink: 0,
  height: target.md,
  color: 'inherit',
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-4px' } },
});
export const action = style([
  control,
  {
    paddingInline: space[8],
    marginInlineStart: `-${space[8]}`,
    fontWeight: weight.bold,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    borderRadius: radius.input,
  },
]);
export const dismiss = style([control, { display: 'grid', placeItems: 'center', width: '44px', borderRadius: radius.input }]);
