import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type, weight } from '#ui/theme/tokens.ts';

const button = {
  ...type[14],
  gap: space[4],
  alignItems: 'center',
  minHeight: '44px',
  fontWeight: weight.medium,
  color: color.ink2,
} as const;

/* The same height whatever it says: a long name is cut. */
export const line = style({
  ...button,
  display: 'flex',
  width: '100%',
  paddingInline: space[16],
  backgroundColor: color.surface,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [media.tablet]: { paddingInline: space[24] }, [media.desktop]: { display: 'none' }, print: { display: 'none' } },
});
export const entry = style({ ...button, display: 'inline-flex', width: '240px', marginInlineStart: 'auto', paddingInline: space[8] });
/* It takes the room that is left, so that nothing moves when a place takes the place of the question. */
export const words = style({ flexGrow: 1, textAlign: 'start', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
