import { Plural } from '@lingui/react/macro';
import type { Article } from '#contract/content.ts';
import { formatDay } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** When an article came out and how long it takes to read. */
export function ArticleFacts({ article, className }: { article: Article; className: string }) {
  const { language } = useLanguage();
  return (
    <p className={className}>
      <time dateTime={article.published_at}>{formatDay(article.published_at, language)}</time>
      {' · '}
      <Plural value={article.reading_minutes} one="# min read" other="# min read" />
    </p>
  );
}
