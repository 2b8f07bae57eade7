import * as v from 'valibot';
import { CountSchema, endpoint } from './endpoint.ts';
import { RouteSchema } from './route-schema.ts';
import { OptionalTextSchema, TextSchema } from './text.ts';

/** Banners of the home page at most: each is a picture on a weak line. */
const MOST_BANNERS = 8;

/** A banner in both languages. `link`: a path of the shop. `picture`: id of a picture that the shop keeps. */
const fields = {
  title_id: TextSchema(80),
  title_en: TextSchema(80),
  text_id: OptionalTextSchema(160),
  text_en: OptionalTextSchema(160),
  link_label_id: TextSchema(40),
  link_label_en: TextSchema(40),
  link: RouteSchema,
  picture: TextSchema(64),
};

const AdminBannerSchema = v.object({
  id: v.string(),
  title_id: v.string(),
  title_en: v.string(),
  text_id: v.string(),
  text_en: v.string(),
  link_label_id: v.string(),
  link_label_en: v.string(),
  link: v.string(),
  picture: v.string(),
});
export type AdminBanner = v.InferOutput<typeof AdminBannerSchema>;

const BannerListSchema = v.object({ banners: v.array(AdminBannerSchema), total: CountSchema });

export const adminBannersEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/banners',
  access: 'admin',
  summary: 'Banners of the home page in both languages, in order.',
  answer: BannerListSchema,
});

const BannerInputSchema = v.strictObject({
  id: v.pipe(v.string('required'), v.maxLength(60, 'too_long'), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'invalid')),
  ...fields,
});

export const setBannersEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/admin/banners',
  access: 'admin',
  summary: 'Replaces the banners of the home page, in this order; an empty list takes them away.',
  body: v.object({
    banners: v.pipe(
      v.array(BannerInputSchema, 'required'),
      v.maxLength(MOST_BANNERS, 'too_long'),
      v.check(banners => new Set(banners.map(({ id }) => id)).size === banners.length, 'invalid'),
    ),
  }),
  answer: BannerListSchema,
});
