import * as v from 'valibot';
import { isEmail } from '#lib/email.ts';
import { BlockSchema, PageSectionSchema, pageSlugs } from './content.ts';
import { CountSchema, EmptySchema, endpoint, MomentSchema } from './endpoint.ts';
import { SiteInfoSchema } from './site.ts';
import { compact, TextSchema } from './text.ts';

const SlugSchema = v.pipe(v.string('required'), v.regex(/^[a-z0-9][a-z0-9-]{0,98}$/, 'invalid'));
const inBoth = <Schema extends v.GenericSchema>(schema: Schema) => v.object({ id: schema, en: schema });
/** A path of the shop; the footer and texts lead nowhere else. */
const RouteSchema = v.pipe(TextSchema(200), v.regex(/^\/(?!\/)/, 'invalid'));

const { socials, blog_url } = SiteInfoSchema.entries;

/** The shop's card as the merchant keeps it, in both languages. */
export const SiteCardSchema = v.object({
  email: v.pipe(TextSchema(120), compact, v.check(isEmail, 'email_invalid')),
  phone: TextSchema(40),
  description_id: TextSchema(500),
  description_en: TextSchema(500),
  socials,
  others: v.array(v.object({ label_id: TextSchema(60), label_en: TextSchema(60), route: RouteSchema })),
  blog_url,
  legal_line_id: TextSchema(200),
  legal_line_en: TextSchema(200),
});
export type SiteCard = v.InferOutput<typeof SiteCardSchema>;

const PageTextSchema = v.object({
  title: TextSchema(120),
  summary: TextSchema(400),
  sections: v.pipe(v.array(PageSectionSchema), v.minLength(1, 'required')),
});
const ArticleTextSchema = v.object({
  title: TextSchema(120),
  summary: TextSchema(400),
  body: v.pipe(v.array(BlockSchema), v.minLength(1, 'required')),
});

/** A page or an article as the merchant edits it. An article's picture is one that the shop has, by its id. */
export const EditableContentSchema = v.variant('kind', [
  v.object({ kind: v.literal('page'), ...inBoth(PageTextSchema).entries }),
  v.object({
    kind: v.literal('article'),
    published_at: v.pipe(v.string('required'), v.isoTimestamp('invalid')),
    picture_id: TextSchema(100),
    tags: v.array(v.object({ slug: SlugSchema, name: inBoth(TextSchema(60)) })),
    ...inBoth(ArticleTextSchema).entries,
  }),
]);
export type EditableContent = v.InferOutput<typeof EditableContentSchema>;

export const adminSiteEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/site-info',
  access: 'admin',
  summary: "The shop's card in both languages.",
  answer: SiteCardSchema,
});

export const setSiteEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/admin/site-info',
  access: 'admin',
  summary: "Replaces the fields of the shop's card that are given.",
  body: v.partial(SiteCardSchema),
  answer: SiteCardSchema,
});

export const adminContentsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/content',
  access: 'admin',
  summary: 'Pages and articles by their slugs, pages first.',
  answer: v.object({
    contents: v.array(v.object({ kind: v.picklist(['page', 'article']), slug: v.string(), title: v.string(), changed_at: MomentSchema })),
    total: CountSchema,
  }),
});

export const adminContentEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/content/:slug',
  access: 'admin',
  summary: 'A page or an article in both languages, as it can be sent back.',
  answer: EditableContentSchema,
});

export const setContentEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/admin/content/:slug',
  access: 'admin',
  summary: `Replaces a page (${pageSlugs.join(', ')}), or replaces or adds an article.`,
  body: EditableContentSchema,
  answer: EmptySchema,
});
