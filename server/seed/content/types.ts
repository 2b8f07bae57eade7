import type { Block, PageSlug } from '#contract/content.ts';
import type { Text } from '#server/db/schema/text.ts';
import type { ArticleName, BannerName } from '#server/modules/media/drawings/scenes.ts';
import type { TagSlug } from './tags.ts';

/** A text of blocks in both languages of the shop. */
interface Body {
  readonly id: readonly Block[];
  readonly en: readonly Block[];
}

export interface SeedArticle {
  readonly slug: string;
  /** A cover of its own, or a banner that tells the same. */
  readonly cover: { readonly type: 'article'; readonly name: ArticleName } | { readonly type: 'banner'; readonly name: BannerName };
  /** ISO moment with its zone. */
  readonly publishedAt: string;
  readonly tags: readonly TagSlug[];
  readonly title: Text;
  readonly summary: Text;
  readonly body: Body;
}

export interface SeedSection {
  /** The anchor, the same in both languages, so that a link survives a change of language. */
  readonly id: string;
  readonly heading: Text;
  readonly body: Body;
}

export interface SeedPage {
  readonly slug: PageSlug;
  readonly title: Text;
  readonly summary: Text;
  /** ISO moment with its zone. */
  readonly updatedAt: string;
  /** Sections with no group of their own stand under null. */
  readonly groups: readonly {
    readonly group: { readonly slug: string; readonly name: Text } | null;
    readonly sections: readonly SeedSection[];
  }[];
}
