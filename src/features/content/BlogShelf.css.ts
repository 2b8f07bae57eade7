import { style } from '@vanilla-extract/css';
import { rail } from '#ui/patterns/shelf.css.ts';
import { media } from '#ui/theme/tokens.ts';

/** Sideways on phones with a part of the next card in sight, three abreast from tablets on. */
export const row = style([
  rail,
  { gridAutoColumns: 'minmax(240px, 80%)', '@media': { [media.tablet]: { gridAutoColumns: 'minmax(0, 1fr)' } } },
]);
export const place = style({ minWidth: 0, scrollSnapAlign: 'start' });
