import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import * as css from './CategoriesScreen.css.ts';

/** Both levels of categories. */
export function CategoriesScreen() {
  const { language } = useLanguage();
  const { data: categories } = useSuspenseQuery(catalogueQueries.categories(language));
  return (
    <Container className={css.page}>
      <Heading level={1}>
        <Trans>Categories</Trans>
      </Heading>
      {categories.length === 0 ? (
        <p>
          <Trans>There are no goods here yet</Trans>
        </p>
      ) : null}
      <ul className={css.list}>
        {categories.map((top, index) => (
          <li key={top.slug} className={css.card}>
            <Link to="/categories/$category" params={{ category: top.slug }} className={css.top}>
              <Picture
                className={css.picture}
                src={top.image_url}
                alt=""
                width={320}
                height={320}
                rounded
                leads={index === 0}
                deferred={index >= 4}
              />
              <div>
                <h2 className={css.name}>{top.name}</h2>
                <span className={css.count}>
                  <Plural value={top.product_count} one="# product" other="# products" />
                </span>
              </div>
            </Link>
            <ul className={css.children} aria-label={top.name}>
              {top.children.map(child => (
                <li key={child.slug}>
                  <Link to="/categories/$category" params={{ category: child.slug }} className={css.child}>
                    {child.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Container>
  );
}
