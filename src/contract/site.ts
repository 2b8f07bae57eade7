import * as v from 'valibot';
import { PictureSchema } from './catalogue.ts';
import { CountSchema, endpoint, languageQuery } from './endpoint.ts';
import { ProviderSchema } from './sign-in.ts';

/** Shelves of the home page, in the order of a shop whose merchant has set none (as in `src/features/catalogue/HomeScreen.tsx`, which does without schemas). */
export const homeShelves = ['categories', 'banners', 'best_sellers', 'all_products', 'promotion', 'newest', 'blog'] as const;
export type HomeShelf = (typeof homeShelves)[number];

const LogoSchema = v.object({ name: v.string(), image_url: v.string() });

/** The merchant's data for the footer, the menu and the login. `blog_url` null: the shop's own blog list; `sign_in`: providers that customers can sign in with. */
export const SiteInfoSchema = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  description_id: v.string(),
  description_en: v.string(),
  socials: v.array(v.object({ name: v.string(), link: v.string(), icon: v.picklist(['facebook', 'instagram', 'whatsapp']) })),
  others: v.array(v.object({ label: v.string(), route: v.string() })),
  payment_methods: v.array(LogoSchema),
  delivery_services: v.array(LogoSchema),
  legal: v.string(),
  blog_url: v.nullable(v.string()),
  sign_in: v.array(ProviderSchema),
  /** Behind the name in the title of the home page, and the words at its top. Absent where the merchant wrote none, as in answers of earlier versions. */
  tagline: v.optional(v.string()),
  headline: v.optional(v.string()),
  /** `#rrggbb` of the drawn mark, or the picture in its place; absent: as the app draws it. */
  mark_color: v.optional(v.string()),
  logo_url: v.optional(v.string()),
  /** NPWP of a shop that shows VAT on its papers (a PKP); absent for any other. */
  tax_number: v.optional(v.string()),
  /** Shelves of the home page in order; absent: all of them, as in `homeShelves`. */
  shelves: v.optional(v.array(v.picklist(homeShelves))),
});
export type SiteInfo = v.InferOutput<typeof SiteInfoSchema>;

export const BannerSchema = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  link_label: v.string(),
  link: v.string(),
  image: PictureSchema,
});
export type Banner = v.InferOutput<typeof BannerSchema>;

export const siteInfoEndpoint = endpoint({
  method: 'GET',
  path: '/v1/site-info',
  access: 'public',
  summary: 'Contact, description, links and logos of the shop.',
  query: v.object(languageQuery),
  answer: SiteInfoSchema,
});

export const bannersEndpoint = endpoint({
  method: 'GET',
  path: '/v1/banners',
  access: 'public',
  summary: 'Banners of the home page, in order.',
  query: v.object(languageQuery),
  answer: v.object({ banners: v.array(BannerSchema), total: CountSchema }),
});
