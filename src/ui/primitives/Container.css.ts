import { style } from '@vanilla-extract/css';
import { contentWidth, media, space } from '../theme/tokens.ts';

export const container = style({
  width: '100%',
  maxWidth: `calc(${contentWidth} + 2 * ${space[32]})`,
  marginInline: 'auto',
  paddingInline: space[16],
  '@media': { [media.tablet]: { paddingInline: space[24] }, [media.desktop]: { paddingInline: space[32] } },
});

/** A column for forms and reading. */
export const narrow = style({ maxWidth: `calc(680px + 2 * ${space[32]})` });
