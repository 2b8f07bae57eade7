import * as v from 'valibot';
import type { SiteCard } from '#contract/admin-content.ts';
import type { Language } from '#contract/endpoint.ts';
import { providers } from '#contract/sign-in.ts';
import { type Banner, type SiteInfo, SiteInfoSchema } from '#contract/site.ts';
import type { Config } from '#server/config.ts';
import type { Executor } from '#server/db/client.ts';
import { pictureOf } from '../media/pictures.ts';
import { paymentMethods } from '../payment/service.ts';
import { shipmentMethods } from '../shipping/service.ts';
import { selectBanners, selectSetting, upsertSetting } from './store.ts';

const SHOP_NAME = 'Fondasi';
/** The setting that holds the shop's card. */
const SETTING = 'site_info';

const { socials, blog_url } = SiteInfoSchema.entries;
const StoredSchema = v.object({
  email: v.string(),
  phone: v.string(),
  description_id: v.string(),
  description_en: v.string(),
  socials,
  blog_url,
  others: v.array(v.object({ label_id: v.string(), label_en: v.string(), route: v.string() })),
  legal_line_id: v.string(),
  legal_line_en: v.string(),
});

/** A shop whose card was never written still has its pages. */
const emptyCard: SiteCard = {
  email: '',
  phone: '',
  description_id: '',
  description_en: '',
  socials: [],
  others: [],
  blog_url: null,
  legal_line_id: '',
  legal_line_en: '',
};

/** The shop's card in both languages. A card that an older version stored is read leniently: a limit that came later must not empty the footer. */
export async function readCard(db: Executor): Promise<SiteCard> {
  const stored = v.safeParse(StoredSchema, await selectSetting(db, SETTING));
  return stored.success ? stored.output : emptyCard;
}

/** Replaces the given fields of the card; answers the whole. */
export async function writeCard(
  tx: Executor,
  fields: { readonly [Field in keyof SiteCard]?: SiteCard[Field] | undefined },
): Promise<SiteCard> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<SiteCard>;
  const card = { ...(await readCard(tx)), ...given };
  await upsertSetting(tx, SETTING, card);
  return card;
}

/** The shop's card in one language, with the logos of what one can pay and ship with, and where else one can sign in. */
export async function readSiteInfo(db: Executor, config: Config, language: Language): Promise<SiteInfo> {
  const { others, legal_line_id, legal_line_en, ...card } = await readCard(db);
  const logos = (methods: readonly { name: string; image_url: string }[]) => methods.map(({ name, image_url }) => ({ name, image_url }));
  return {
    ...card,
    name: SHOP_NAME,
    others: others.map(({ label_id, label_en, route }) => ({ label: language === 'en' ? label_en : label_id, route })),
    payment_methods: logos(await paymentMethods(db, config, language)),
    delivery_services: logos(await shipmentMethods(db, language)),
    legal: language === 'en' ? legal_line_en : legal_line_id,
    sign_in: providers.filter(provider => config.signIn[provider] !== null),
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
