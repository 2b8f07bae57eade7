import * as v from 'valibot';
import { BlockSchema, PageSectionSchema, pageSlugs } from './content.ts';
import { boundedText, CountSchema, EmptySchema, endpoint, MomentSchema } from './endpoint.ts';
import { TextSchema } from './text.ts';

const SlugSchema = v.pipe(v.string('required'), v.regex(/^[a-z0-9][a-z0-9-]{0,98}$/, 'invalid'));
const inBoth = <Schema extends v.GenericSchema>(schema: Schema) => v.object({ id: schema, en: schema });
const listOf = <Schema extends v.GenericSchema>(item: Schema, most: number) => v.pipe(v.array(item), v.maxLength(most, 'too_long'));

/** The blocks of a text that a request may bring: those of an answer, with maxima. */
const BlockInputSchema = v.variant('type', [
  v.object({ type: v.literal('heading'), id: boundedText(100), text: boundedText(300) }),
  v.object({ type: v.literal('paragraph'), text: boundedText(5_000) }),
  v.object({ type: v.literal('list'), is_ordered: v.boolean(), items: listOf(boundedText(2_000), 200) }),
  v.object({
    type: v.literal('table'),
    caption: boundedText(300),
    columns: listOf(v.object({ label: boundedText(200), is_numeric: v.boolean() }), 20),
    rows: listOf(listOf(boundedText(500), 20), 500),
  }),
  v.object({ type: v.literal('link'), label: boundedText(200), route: boundedText(500) }),
]);
const SectionInputSchema = v.object({
  id: boundedText(100),
  heading: boundedText(300),
  group: v.nullable(v.object({ slug: boundedText(100), name: boundedText(200) })),
  body: listOf(BlockInputSchema, 500),
});

/** Whether a moment has a year that the database knows. */
const isMoment = (text: string) => Date.parse(text) >= Date.parse('0001-01-01T00:00:00Z');

/** A page or an article, of these texts, sections and blocks. */
function editable<Text extends v.GenericSchema<string, string>, Sections extends v.GenericSchema, Blocks extends v.GenericSchema>(
  texts: { readonly title: Text; readonly summary: Text },
  sections: Sections,
  body: Blocks,
) {
  return v.variant('kind', [
    v.object({ kind: v.literal('page'), ...inBoth(v.object({ ...texts, sections })).entries }),
    v.object({
      kind: v.literal('article'),
      published_at: v.pipe(v.string('required'), v.maxLength(40, 'too_long'), v.isoTimestamp('invalid'), v.check(isMoment, 'invalid')),
      picture_id: TextSchema(100),
      tags: listOf(v.object({ slug: SlugSchema, name: inBoth(TextSchema(60)) }), 50),
      ...inBoth(v.object({ ...texts, body })).entries,
    }),
  ]);
}

/** A page or an article as the merchant edits it; the page of a shop that has not written it yet has no summary. An article's picture is one that the shop has, by its id. */
export const EditableContentSchema = editable({ title: v.string(), summary: v.string() }, v.array(PageSectionSchema), v.array(BlockSchema));
export type EditableContent = v.InferOutput<typeof EditableContentSchema>;
const EditableInputSchema = editable(
  { title: TextSchema(120), summary: TextSchema(400) },
  v.pipe(listOf(SectionInputSchema, 200), v.minLength(1, 'required')),
  v.pipe(listOf(BlockInputSchema, 1_000), v.minLength(1, 'required')),
);

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
  body: EditableInputSchema,
  answer: EmptySchema,
});
