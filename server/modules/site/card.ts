import * as v from 'valibot';
import type { SiteCard } from '#contract/admin-settings.ts';
import { homeShelves, SiteInfoSchema } from '#contract/site.ts';
import type { Executor } from '#server/db/client.ts';
import { invalid } from '#server/http/problem.ts';
import { selectSetting, upsertSetting } from './store.ts';

/** The setting that holds the shop's card. */
const SETTING = 'site_info';

const { socials, blog_url } = SiteInfoSchema.entries;
const text = v.optional(v.string(), '');
const StoredSchema = v.object({
  name: text,
  tagline_id: text,
  tagline_en: text,
  headline_id: text,
  headline_en: text,
  email: v.string(),
  phone: v.string(),
  description_id: v.string(),
  description_en: v.string(),
  socials,
  blog_url,
  others: v.array(v.object({ label_id: v.string(), label_en: v.string(), route: v.string() })),
  legal_line_id: v.string(),
  legal_line_en: v.string(),
  company_name: text,
  company_address: text,
  tax_number: text,
  business_number: text,
  is_pkp: v.optional(v.boolean(), false),
  order_prefix: text,
  mark_color: text,
  background_color: text,
  home_shelves: v.optional(v.fallback(v.array(v.picklist(homeShelves)), [...homeShelves]), [...homeShelves]),
});

/** A shop whose card was never written still has its pages. */
export const emptyCard: SiteCard = {
  name: '',
  tagline_id: '',
  tagline_en: '',
  headline_id: '',
  headline_en: '',
  email: '',
  phone: '',
  description_id: '',
  description_en: '',
  socials: [],
  others: [],
  blog_url: null,
  legal_line_id: '',
  legal_line_en: '',
  company_name: '',
  company_address: '',
  tax_number: '',
  business_number: '',
  is_pkp: false,
  order_prefix: '',
  mark_color: '',
  background_color: '',
  home_shelves: [...homeShelves],
};

/** The shop's card in both languages. What an older version stored is read leniently: a limit that came later must not empty the footer. */
export async function readCard(db: Executor): Promise<SiteCard> {
  const stored = v.safeParse(StoredSchema, await selectSetting(db, SETTING));
  return stored.success ? stored.output : emptyCard;
}

/**
 * Replaces the given fields of the card; answers the whole.
 * @throws Problem 422 where a PKP would be without its tax number
 */
export async function writeCard(
  tx: Executor,
  fields: { readonly [Field in keyof SiteCard]?: SiteCard[Field] | undefined },
): Promise<SiteCard> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<SiteCard>;
  const card = { ...(await readCard(tx)), ...given };
  const isAboutTax = given.is_pkp !== undefined || given.tax_number !== undefined;
  if (isAboutTax && card.is_pkp && card.tax_number === '') throw invalid({ tax_number: ['required'] });
  await upsertSetting(tx, SETTING, card);
  return card;
}

/** Whether the shop was filled with the demo's goods, and still has them. */
export async function isDemoShop(db: Executor): Promise<boolean> {
  const stored = v.safeParse(v.object({ demo: v.boolean() }), await selectSetting(db, 'seed'));
  return stored.success && stored.output.demo;
}

/** The beginning of order numbers, such as 'FD'; empty: none. */
export async function orderPrefix(db: Executor): Promise<string> {
  return (await readCard(db)).order_prefix;
}
