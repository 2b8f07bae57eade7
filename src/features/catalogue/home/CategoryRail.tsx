import { Link } from '@tanstack/react-router';
import type { TopCategory } from '#contract/catalogue.ts';
import { Picture } from '#ui/primitives/Picture.tsx';
import * as css from './CategoryRail.css.ts';

/** Top categories: two rows to scroll on phones, a grid where there is room. */
export function CategoryRail({ categories }: { categories: readonly TopCategory[] }) {
  return (
    <ul className={css.rail}>
      {categories.map((category, index) => (
        <li key={category.slug} className={css.place}>
          <Link to="/categories/$category" params={{ category: category.slug }} className={css.link}>
            <Picture className={css.picture} src={category.image_url} alt="" width={320} height={320} rounded deferred={index >= 4} />
            <span className={css.name}>{category.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
