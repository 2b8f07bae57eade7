import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { radius } from '../theme/tokens.ts';

export const frame = recipe({
  base: { position: 'relative', display: 'block', overflow: 'hidden', backgroundColor: color.sunken },
  variants: {
    ratio: {
      square: { aspectRatio: '1' },
      photo: { aspectRatio: '4 / 3' },
      wide: { aspectRatio: '16 / 9' },
      banner: { aspectRatio: '5 / 2' },
      natural: {},
    },
    rounded: { true: { borderRadius: radius.card } },
  },
  defaultVariants: { ratio: 'square' },
});

export const image = recipe({
  base: {
    width: '100%',
    height: 'auto',
    color: 'transparent',
    // Without an address yet, an image would be framed like a broken one.
    selectors: { '&:not([src])': { visibility: 'hidden' } },
  },
  variants: {
    /* Fills the frame, whose ratio rules; without it the image's own width and height keep the room. */
    framed: {
      true: {
        position: 'absolute',
        inset: 0,
        height: '100%',
        // Their light grounds would glare beside a dark page.
        '@media': { 'screen and (prefers-color-scheme: dark)': { filter: 'brightness(0.86)' } },
      },
    },
    fit: { cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } },
  },
  defaultVariants: { fit: 'cover' },
});

export const missing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', padding: '30%', color: color.ink3 });
