import { articles } from './articles.ts';
import { banners } from './banners.ts';

export const bannerNames = ['foundation', 'roof-season', 'island-freight', 'paint-week'] as const;
export type BannerName = (typeof bannerNames)[number];
export const articleNames = ['concrete-mix', 'tile-layout', 'roof-choice', 'freight-weight'] as const;
export type ArticleName = (typeof articleNames)[number];

const bannerScenes: Record<BannerName, () => string> = {
  foundation: banners.foundation,
  'roof-season': banners.roofSeason,
  'island-freight': banners.islandFreight,
  'paint-week': banners.paintWeek,
};

const articleScenes: Record<ArticleName, () => string> = {
  'concrete-mix': articles.concreteMix,
  'tile-layout': articles.tileLayout,
  'roof-choice': articles.roofChoice,
  'freight-weight': articles.freightWeight,
};

/** A wide scene of 1200 by 480 as a complete SVG document under 6 KB; its left 45 % is light and calm, for dark text. */
export const drawBanner = (name: BannerName): string => bannerScenes[name]();

/** An article's cover of 640 by 360 as a complete SVG document under 4 KB. */
export const drawArticle = (name: ArticleName): string => articleScenes[name]();
