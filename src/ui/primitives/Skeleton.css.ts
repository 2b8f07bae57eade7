import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { radius } from '../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.55 } });

/** Hidden for the first 300 ms, so that quick answers never flash; put it on the whole arrangement or on single shapes. */
export const delayed = style({ animation: `${appear} 160ms 300ms backwards` });

export const skeleton = recipe({
  base: {
    display: 'block',
    maxWidth: '100%',
    backgroundColor: color.line,
    borderRadius: radius.input,
    animation: `${appear} 160ms 300ms backwards, ${breathe} 900ms 460ms ease-in-out infinite alternate`,
  },
  variants: {
    shape: {
      text: { height: '0.75em', marginBlock: '0.375em' },
      title: { height: '1.5rem', marginBlock: '0.25rem' },
      control: { height: '48px' },
      square: { aspectRatio: '1', borderRadius: 0 },
      wide: { aspectRatio: '5 / 2', borderRadius: radius.card },
      circle: { width: '48px', height: '48px', borderRadius: '50%' },
    },
    width: { full: {}, most: { width: '75%' }, half: { width: '50%' }, third: { width: '33%' } },
  },
  defaultVariants: { shape: 'text', width: 'full' },
});
