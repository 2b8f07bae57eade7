import type { Language } from '#contract/endpoint.ts';
import { readingMinutes } from '#server/modules/content/reading-time.ts';
import { pictureId } from '#server/modules/media/pictures.ts';
import type { pictures } from '../../db/schema/catalogue.ts';
import type { articles, pages } from '../../db/schema/content.ts';
import { seedArticles } from './articles/articles.ts';
import { seedPages } from './pages/pages.ts';
import { tagNames } from './tags.ts';
import type { SeedArticle, SeedPage } from './types.ts';

export function articleRows(): (typeof articles.$inferInsert)[] {
  return seedArticles.map(article => ({
    slug: article.slug,
    card: { id: card(article, 'id'), en: card(article, 'en') },
    body: article.body,
    tags: article.tags.map(slug => ({ slug, name: tagNames[slug] })),
    pictureId: pictureId(article.cover),
    publishedAt: new Date(article.publishedAt),
  }));
}

/** Covers that are no banner; the banners' pictures are there already. */
export function articlePictureRows(): (typeof pictures.$inferInsert)[] {
  const covers = seedArticles.map(article => article.cover).filter(cover => cover.type === 'article');
  return [...new Map(covers.map(source => [pictureId(source), { id: pictureId(source), source }])).values()];
}

export function pageRows(): (typeof pages.$inferInsert)[] {
  return seedPages.map(page => ({
    slug: page.slug,
    content: { id: content(page, 'id'), en: content(page, 'en') },
    updatedAt: new Date(page.updatedAt),
  }));
}

function card({ title, summary, body }: SeedArticle, language: Language) {
  return { title: title[language], summary: summary[language], minutes: readingMinutes(body[language]) };
}

function content({ title, summary, groups }: SeedPage, language: Language) {
  const sections = groups.flatMap(({ group, sections: own }) =>
    own.map(section => ({
      id: section.id,
      heading: section.heading[language],
      group: group === null ? null : { slug: group.slug, name: group.name[language] },
      body: [...section.body[language]],
    })),
  );
  return { title: title[language], summary: summary[language], sections };
}
