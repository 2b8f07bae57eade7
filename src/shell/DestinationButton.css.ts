import { globalStyle, style } from '@vanilla-extract/css';
import { unseen } from '#ui/primitives/VisuallyHidden.css.ts';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, target, type, weight } from '#ui/theme/tokens.ts';

const button = {
  ...type[14],
  gap: space[4],
  alignItems: 'center',
  minHeight: target.md,
  fontWeight: weight.medium,
  color: color.ink2,
} as const;

/* The same room whatever it says: a long name is cut. */
export const line = style({
  ...button,
  display: 'flex',
  flex: '0 1 auto',
  minWidth: 0,
  marginInlineStart: 'auto',
  paddingInline: space[4],
  '@media': { [media.desktop]: { display: 'none' } },
});
/* Beside the shop's name there is room for the place alone; the pin says what it is. */
export const lead = style({ '@media': { [media.belowTablet]: unseen } });
export const entry = style({ ...button, display: 'inline-flex', width: '240px', marginInlineStart: 'auto', paddingInline: space[8] });
/* It takes the room that is left, so that nothing moves when a place takes the place of the question. */
export const words = style({ flexGrow: 1, textAlign: 'start', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/* What is left of the sentence begins like one. */
globalStyle(`${line} ${words}::first-letter`, { textTransform: 'uppercase' });
