import { style } from '@vanilla-extract/css';
import { rail } from '#ui/patterns/shelf.css.ts';
import { media } from '#ui/theme/tokens.ts';

/* A part of the next card stays in sight, so that the row says there is more. */
export const shelf = style([
  rail,
  {
    gridAutoColumns: 'minmax(152px, 44%)',
    '@media': { [media.tablet]: { gridAutoColumns: '30%' }, [media.desktop]: { gridAutoColumns: 'calc((100% - 64px) / 4.6)' } },
  },
]);
export const place = style({ minWidth: 0, scrollSnapAlign: 'start' });
