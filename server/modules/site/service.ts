import type { Language } from '#contract/endpoint.ts';
import { providers } from '#contract/sign-in.ts';
import { type Banner, homeShelves, type SiteInfo } from '#contract/site.ts';
import type { Config } from '#server/config.ts';
import type { Executor } from '#server/db/client.ts';
import { pictureOf } from '../media/pictures.ts';
import { paymentMethods } from '../payment/service.ts';
import { shipmentMethods } from '../shipping/service.ts';
import { readCard } from './card.ts';
import { logoUrl, readLogo } from './logo.ts';
import { selectBanners } from './store.ts';

/** The name of a shop whose merchant has given none. */
export const NAMELESS = { id: 'Toko', en: 'Shop' } as const satisfies Record<Language, string>;

/** The shop's card in one language, with the logos of what one can pay and ship with, and where else one can sign in. */
export async function readSiteInfo(db: Executor, config: Config, language: Language): Promise<SiteInfo> {
  const card = await readCard(db);
  const logo = await readLogo(db);
  const logos = (methods: readonly { name: string; image_url: string }[]) => methods.map(({ name, image_url }) => ({ name, image_url }));
  const isUsual = card.home_shelves.join() === homeShelves.join();
  return {
    name: card.name || NAMELESS[language],
    email: card.email,
    phone: card.phone,
    description_id: card.description_id,
    description_en: card.description_en,
    socials: card.socials,
    blog_url: card.blog_url,
    others: card.others.map(({ label_id, label_en, route }) => ({ label: language === 'en' ? label_en : label_id, route })),
    payment_methods: logos(await paymentMethods(db, config, language)),
    delivery_services: logos(await shipmentMethods(db, language)),
    legal: card[`legal_line_${language}`],
    sign_in: providers.filter(provider => config.signIn[provider] !== null),
    // Each page carries them: what a shop does without is left out.
    tagline: card[`tagline_${language}`] || undefined,
    headline: card[`headline_${language}`] || undefined,
    mark_color: card.mark_color || undefined,
    tax_number: card.is_pkp ? card.tax_number : undefined,
    logo_url: logo === null ? undefined : logoUrl(logo),
    shelves: isUsual ? undefined : card.home_shelves,
  };
}

/** Banners of the home page, in order. */
export async function listBanners(db: Executor, language: Language): Promise<Banner[]> {
  const rows = await selectBanners(db);
  return rows.map(({ banner, source }) => {
    const { title, text, linkLabel } = banner.content[language];
    const image = pictureOf(banner.pictureId, source);
    return { id: banner.id, title, text, link_label: linkLabel, link: banner.link, image };
  });
}
