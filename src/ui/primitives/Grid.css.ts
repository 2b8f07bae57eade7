import { recipe } from '@vanilla-extract/recipes';
import { media, space } from '../theme/tokens.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Two product cards side by side; one where the screen is so narrow, or its text so large, that two would not hold a price. */
export const twoCards = 'repeat(auto-fill, minmax(min(100%, max(8rem, 40%)), 1fr))';

export const grid = recipe({
  base: { display: 'grid', gap: space[12], '@media': { [media.tablet]: { gap: space[16] }, [media.desktop]: { gap: space[24] } } },
  variants: {
    columns: {
      products: { gridTemplateColumns: twoCards, '@media': { [media.tablet]: columns(3), [media.desktop]: columns(4) } },
      halves: { '@media': { [media.tablet]: columns(2) } },
      thirds: { '@media': { [media.largePhone]: columns(2), [media.desktop]: columns(3) } },
      tiles: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
        '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' } },
      },
      /* Content and a summary column that stands beside it from 1,024 px on. */
      aside: { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', alignItems: 'start' } } },
    },
  },
  defaultVariants: { columns: 'products' },
});
