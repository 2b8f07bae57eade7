import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { radius } from '#ui/theme/tokens.ts';

export const zoom = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.sunken,
  overflow: 'hidden',
  cursor: 'zoom-in',
});
/* A receipt is often as long as the phone that made it: whole in its frame, large by a tap. */
export const picture = style({ display: 'block', width: '100%', height: '22rem', objectFit: 'contain' });
export const whole = style({ display: 'block', width: '100%', height: 'auto' });
