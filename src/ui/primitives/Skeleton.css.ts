import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { radius } from '../theme/tokens.ts';

/**
 * One step, and still after it. A page may wait with two hundred shapes: faded or breathing, each of them costs a pass of style in every frame,
 * together half of a slow phone's time, which is just then needed to bring what they stand for.
 */
const appear = keyframes({ from: { visibility: 'hidden' } });

export const skeleton = recipe({
  base: {
    display: 'block',
    maxWidth: '100%',
    backgroundColor: color.line,
    borderRadius: radius.input,
    animation: `${appear} 1ms 300ms step-end backwards`,
  },
  variants: {
    shape: {
      text: { height: '0.75em', marginBlock: '0.375em' },
      title: { height: '1.5rem', marginBlock: '0.25rem' },
      control: { height: '48px' },
      square: { aspectRatio: '1', borderRadius: 0 },
      photo: { aspectRatio: '4 / 3', borderRadius: 0 },
      wide: { aspectRatio: '5 / 2', borderRadius: radius.card },
    },
    width: { full: {}, most: { width: '75%' }, half: { width: '50%' }, third: { width: '33%' } },
  },
  defaultVariants: { shape: 'text', width: 'full' },
});
