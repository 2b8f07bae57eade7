import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/* Under reduced motion the open ring stands still and still reads as 'working'. */
export const spinner = style({
  display: 'inline-block',
  width: '1.25em',
  height: '1.25em',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
});
