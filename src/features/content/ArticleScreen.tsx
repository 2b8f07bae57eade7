import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Article } from '#contract/content.ts';
import { contentQueries } from '#data/content/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Breadcrumbs } from '#ui/primitives/Breadcrumbs.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Grid } from '#ui/primitives/Grid.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import { cover } from './ArticleCard.css.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import * as css from './ArticleScreen.css.ts';
import { Blocks } from './Blocks.tsx';
import { CopyLink } from './CopyLink.tsx';
import * as text from './PageScreen.css.ts';
import { TagLinks } from './TagLinks.tsx';

/** One article, and what to read next. */
export function ArticleScreen({ slug }: { slug: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: article } = useSuspenseQuery(contentQueries.article(language, slug));
  return (
    <>
      <Container narrow>
        <article className={css.article}>
          <Breadcrumbs
            label={t`Where you are`}
            items={[
              { key: 'home', label: t`Home`, renderLink: props => <Link to="/" {...props} /> },
              { key: 'blog', label: t`Blog`, renderLink: props => <Link to="/blog" {...props} /> },
              { key: slug, label: article.title },
            ]}
          />
          <header className={text.head}>
            <Heading level={1} size="display">
              {article.title}
            </Heading>
            <p className={text.lead}>{article.summary}</p>
            <ArticleFacts article={article} className={css.facts} />
          </header>
          <Picture
            src={article.image.url}
            srcSet={article.image.srcset ?? undefined}
            sizes="(min-width: 768px) 680px, 100vw"
            alt=""
            width={article.image.width}
            height={article.image.height}
            ratio="wide"
            rounded
            leads
            className={cover}
          />
          <Blocks blocks={article.body} />
          <footer className={css.foot}>
            <TagLinks tags={article.tags} />
            <CopyLink title={article.title} />
          </footer>
        </article>
      </Container>
      {article.related.length > 0 ? <Related articles={article.related} /> : null}
    </>
  );
}

function Related({ articles }: { articles: readonly Article[] }) {
  return (
    <Container>
      <section aria-labelledby="related" className={css.related}>
        <Heading level={2} id="related">
          <Trans>Read next</Trans>
        </Heading>
        <Grid as="ul" columns="thirds">
          {articles.map(article => (
            <li key={article.slug}>
              <ArticleCard article={article} headingLevel={3} priority="later" />
            </li>
          ))}
        </Grid>
      </section>
    </Container>
  );
}
