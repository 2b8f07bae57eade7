import * as v from 'valibot';
import { PictureSchema } from './catalogue.ts';
import { CountSchema, endpoint, languageQuery } from './endpoint.ts';
import { ProviderSchema } from './sign-in.ts';

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
