import { Link } from '@tanstack/react-router';
import type { Article } from '#contract/content.ts';
import { Picture } from '#ui/primitives/Picture.tsx';
import * as css from './ArticleCard.css.ts';
import { ArticleFacts } from './ArticleFacts.tsx';

/** How early a card's cover is wanted: 'first' of the page, in its first row, or below that. */
export type CoverPriority = 'first' | 'soon' | 'later';

interface Props {
  article: Article;
  headingLevel: 2 | 3;
  priority: CoverPriority;
}

/** An article in a list; all of the card leads to it. */
export function ArticleCard({ article, headingLevel, priority }: Props) {
  const Title = `h${headingLevel}` as const;
  const { image } = article;
  return (
    <article className={css.card}>
      <Picture
        src={image.url}
        srcSet={image.srcset ?? undefined}
        sizes="(min-width: 1024px) 390px, (min-width: 480px) 50vw, 100vw"
        alt=""
        width={image.width}
        height={image.height}
        ratio="wide"
        className={css.cover}
        leads={priority === 'first'}
        deferred={priority === 'later'}
      />
      <div className={css.body}>
        <p className={css.tags}>{article.tags.map(tag => tag.name).join(' · ')}</p>
        <Title className={css.title}>
          <Link to="/blog_detail/$slug" params={{ slug: article.slug }} className={css.link}>
            {article.title}
          </Link>
        </Title>
        <p className={css.summary}>{article.summary}</p>
        <ArticleFacts article={article} className={css.facts} />
      </div>
    </article>
  );
}
