import { style } from '@vanilla-extract/css';
import { ticks } from '../css/ticks.ts';
import { color } from '../theme/contract.css.ts';
import { duration, radius } from '../theme/tokens.ts';

export const frame = style({
  display: 'block',
  height: '20px',
  overflow: 'hidden',
  backgroundColor: color.sunken,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: radius.input,
  ...ticks(color.ink3, '5px', '10px'),
});

/* The yellow part brings its own ticks, dark in either theme; both begin at the same edge. */
const pulled = { backgroundColor: color.survey, borderRight: `2px solid ${color.onSurvey}`, ...ticks(color.onSurvey, '5px', '10px') };

export const progress = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  backgroundColor: 'transparent',
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': { ...pulled, transition: `inline-size ${duration.slow}` },
    '&::-moz-progress-bar': pulled,
    '&:indeterminate::-moz-progress-bar': { width: 0 },
  },
});
