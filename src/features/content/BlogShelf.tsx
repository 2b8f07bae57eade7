import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { contentQueries } from '#data/content/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { head, seeAll } from '#ui/patterns/shelf.css.ts';
import { Heading } from '#ui/primitives/Heading.tsx';
import { useNear } from '#ui/primitives/use-near.ts';
import { usePart } from '#ui/primitives/use-part.ts';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { ArticleCardSkeleton } from './ArticleCardSkeleton.tsx';
import * as css from './BlogShelf.css.ts';

const loadCard = async () => (await import('./ArticleCard.tsx')).ArticleCard;

const places = ['a', 'b', 'c'];

/**
 * The newest articles beside something else, under a heading of the second level. It keeps its room while they load and steps aside
 * where there are none: a page does not fail for its blog.
 */
export function BlogShelf() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [place, isNear] = useNear();
  const { data, isError } = useQuery({ ...contentQueries.newestArticles(language), enabled: isNear });
  const { part: ArticleCard, error } = usePart(loadCard, isNear);
  if (error !== undefined) return null;
  if (data === undefined ? isError : data.articles.length === 0) return null;
  return (
    <section ref={place} aria-labelledby="blog-shelf">
      <div className={head}>
        <Heading level={2} id="blog-shelf">
          <Trans>From the blog</Trans>
        </Heading>
        <Link to="/blog" className={seeAll}>
          <Trans>See all</Trans>
          <VisuallyHidden>{`: ${t`Blog`}`}</VisuallyHidden>
        </Link>
      </div>
      {data === undefined || ArticleCard === undefined ? (
        <div className={css.row} aria-busy="true">
          {places.map(each => (
            <ArticleCardSkeleton key={each} />
          ))}
        </div>
      ) : (
        <ul className={css.row}>
          {data.articles.map(article => (
            <li key={article.slug} className={css.place}>
              <ArticleCard article={article} headingLevel={3} priority="later" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
