import { globalStyle, keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, safeArea } from '../theme/contract.css.ts';
import { duration, easing, media, radius, scrim, space, target, type, weight } from '../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
const slide = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });

const bottomSheet: StyleRule = {
  inset: 'auto 0 0',
  width: '100%',
  maxWidth: '100%',
  maxHeight: ['min(88vh, 720px)', 'min(88dvh, 720px)'],
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
};

export const modal = recipe({
  base: {
    position: 'fixed',
    padding: 0,
    color: color.ink,
    backgroundColor: color.surface,
    boxShadow: color.shadow,
    overflow: 'hidden',
    selectors: {
      '&[open]': { display: 'flex', flexDirection: 'column' },
      '&::backdrop': { backgroundColor: scrim, animation: `${appear} ${duration.base}` },
    },
    animation: `${rise} ${duration.slow} ${easing}`,
  },
  variants: {
    shape: {
      dialog: {
        margin: 'auto',
        width: `calc(100% - ${space[32]})`,
        maxHeight: [`calc(100vh - ${space[48]})`, `calc(100dvh - ${space[48]})`],
        borderRadius: radius.sheet,
      },
      sheet: {
        ...bottomSheet,
        '@media': {
          [media.tablet]: {
            inset: '0 0 0 auto',
            width: '420px',
            height: ['100vh', '100dvh'],
            maxHeight: ['100vh', '100dvh'],
            borderRadius: `${radius.sheet} 0 0 ${radius.sheet}`,
            animationName: slide,
          },
        },
      },
    },
    size: { sm: {}, md: {}, lg: {} },
  },
  compoundVariants: [
    { variants: { shape: 'dialog', size: 'sm' }, style: { maxWidth: '400px' } },
    { variants: { shape: 'dialog', size: 'md' }, style: { maxWidth: '520px' } },
    { variants: { shape: 'dialog', size: 'lg' }, style: { maxWidth: '800px' } },
  ],
  defaultVariants: { size: 'md' },
});

export const head = style({ padding: `${space[16]} ${space[64]} ${space[8]} ${space[24]}`, flexShrink: 0 });
export const title = style({ ...type[18], fontWeight: weight.bold, minHeight: target.sm, display: 'flex', alignItems: 'center' });

export const body = style({
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[4]} ${space[24]} ${space[24]}`,
});

export const foot = style({
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  justifyContent: 'flex-end',
  padding: `${space[12]} ${space[24]}`,
  paddingBottom: `calc(${space[12]} + ${safeArea.bottom})`,
  borderTop: `1px solid ${color.line}`,
});

/* A thumb reaches a wide one from both sides; two short ones share the row. */
globalStyle(`${foot} > :is(button, a)`, { '@media': { [media.phone]: { flexGrow: 1 } } });

/* Last in the document, so that the content gets the first focus. */
export const close = style({ position: 'absolute', top: space[12], right: space[12] });
