import type { AdminBanner } from '#contract/admin-banners.ts';
import type { Executor } from '#server/db/client.ts';
import { invalid } from '#server/http/problem.ts';
import { knownPictures } from '../media/adding.ts';
import { replaceBanners, selectBanners } from './store.ts';

/** Banners of the home page in both languages, in order. */
export async function listAdminBanners(db: Executor): Promise<{ banners: AdminBanner[]; total: number }> {
  const banners = (await selectBanners(db)).map(({ banner: { id, content, link, pictureId } }) => ({
    id,
    title_id: content.id.title,
    title_en: content.en.title,
    text_id: content.id.text,
    text_en: content.en.text,
    link_label_id: content.id.linkLabel,
    link_label_en: content.en.linkLabel,
    link,
    picture: pictureId,
  }));
  return { banners, total: banners.length };
}

/**
 * Replaces the banners, in the order given.
 * @throws Problem 422 for a picture that the shop does not keep
 */
export async function writeBanners(tx: Executor, banners: readonly AdminBanner[]): Promise<{ banners: AdminBanner[]; total: number }> {
  const kept = await knownPictures(
    tx,
    banners.map(({ picture }) => picture),
  );
  const unknown = banners.flatMap(({ picture }, place) => (kept.has(picture) ? [] : [[`banners.${place}.picture`, ['invalid']] as const]));
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown));
  await replaceBanners(
    tx,
    banners.map((banner, position) => ({
      id: banner.id,
      position,
      content: {
        id: { title: banner.title_id, text: banner.text_id, linkLabel: banner.link_label_id },
        en: { title: banner.title_en, text: banner.text_en, linkLabel: banner.link_label_en },
      },
      link: banner.link,
      pictureId: banner.picture,
    })),
  );
  return listAdminBanners(tx);
}
