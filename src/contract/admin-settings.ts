import * as v from 'valibot';
import { isEmail } from '#lib/email.ts';
import { isPhone, toE164 } from '#lib/phone.ts';
import { boundedText, EmptySchema, endpoint } from './endpoint.ts';
import { officialNumber, taxNumberDigits } from './official-number.ts';
import { RouteSchema } from './route-schema.ts';
import { homeShelves, SiteInfoSchema } from './site.ts';
import { compact, OptionalTextSchema, TextSchema } from './text.ts';

const listOf = <Schema extends v.GenericSchema>(item: Schema, most: number) => v.pipe(v.array(item), v.maxLength(most, 'too_long'));

/** An address outside the shop. A browser runs other schemes, such as `javascript:`, as a part of the page. */
const WebAddressSchema = v.pipe(
  v.string('required'),
  compact,
  v.maxLength(500, 'too_long'),
  v.check(text => /^https?:\/\/[^/\s]/i.test(text) && URL.canParse(text), 'invalid'),
);

/** `#rrggbb`; empty: the app's own colour. */
const ColourSchema = v.pipe(v.string(), v.maxLength(7, 'too_long'), v.regex(/^(?:#[0-9a-fA-F]{6})?$/, 'invalid'));

const { socials, blog_url } = SiteInfoSchema.entries;

/** The shop as its merchant describes it, in both languages. Colours and numbers may be empty; `order_prefix` empty: order numbers begin with their date. */
export const SiteCardSchema = v.object({
  name: v.string(),
  tagline_id: v.string(),
  tagline_en: v.string(),
  headline_id: v.string(),
  headline_en: v.string(),
  email: v.string(),
  phone: v.string(),
  description_id: v.string(),
  description_en: v.string(),
  socials,
  others: v.array(v.object({ label_id: v.string(), label_en: v.string(), route: v.string() })),
  blog_url,
  legal_line_id: v.string(),
  legal_line_en: v.string(),
  company_name: v.string(),
  company_address: v.string(),
  /** NPWP and NIB. */
  tax_number: v.string(),
  business_number: v.string(),
  /** Whether the shop is a PKP: only then do its papers show VAT. */
  is_pkp: v.boolean(),
  order_prefix: v.string(),
  mark_color: v.string(),
  background_color: v.string(),
  home_shelves: v.array(v.picklist(homeShelves)),
});
export type SiteCard = v.InferOutput<typeof SiteCardSchema>;

/** The fields of the card that a request may set: one at least, and none that the card does not have. */
const SiteCardInputSchema = v.pipe(
  v.partial(
    v.strictObject({
      name: TextSchema(40),
      tagline_id: OptionalTextSchema(100),
      tagline_en: OptionalTextSchema(100),
      headline_id: OptionalTextSchema(100),
      headline_en: OptionalTextSchema(100),
      email: v.pipe(TextSchema(120), compact, v.check(isEmail, 'email_invalid')),
      phone: v.pipe(
        TextSchema(40),
        v.check(isPhone, 'phone_invalid'),
        v.transform(text => toE164(text) ?? text),
      ),
      description_id: TextSchema(500),
      description_en: TextSchema(500),
      socials: listOf(v.strictObject({ ...socials.item.entries, name: TextSchema(60), link: WebAddressSchema }), 20),
      others: listOf(v.strictObject({ label_id: TextSchema(60), label_en: TextSchema(60), route: RouteSchema }), 50),
      blog_url: v.nullable(WebAddressSchema),
      legal_line_id: TextSchema(200),
      legal_line_en: TextSchema(200),
      company_name: OptionalTextSchema(120),
      company_address: OptionalTextSchema(300),
      tax_number: officialNumber(taxNumberDigits),
      business_number: officialNumber([13]),
      is_pkp: v.boolean(),
      order_prefix: v.pipe(v.string(), v.maxLength(6, 'too_long'), v.regex(/^(?:[A-Z][A-Z0-9]{0,5})?$/, 'invalid')),
      mark_color: ColourSchema,
      background_color: ColourSchema,
      home_shelves: v.pipe(
        listOf(v.picklist(homeShelves), homeShelves.length),
        v.check(shelves => new Set(shelves).size === shelves.length, 'invalid'),
      ),
    }),
  ),
  v.check(fields => Object.keys(fields).length > 0, 'required'),
);

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
  summary: "Replaces the fields of the shop's card that are given. A PKP needs its tax number.",
  body: SiteCardInputSchema,
  answer: SiteCardSchema,
});

/** Characters of a logo in base64: 256 KiB of file. */
export const LOGO_LENGTH = 350_000;

export const setLogoEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/admin/logo',
  access: 'admin',
  summary:
    'Replaces the mark by a logo: SVG without scripts, styles and links, or a PNG, JPEG or WebP of at least 192 pixels each way; as base64, up to 256 KiB.',
  body: v.strictObject({ content: v.pipe(boundedText(LOGO_LENGTH), v.nonEmpty('required'), v.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'invalid')) }),
  answer: EmptySchema,
});

export const deleteLogoEndpoint = endpoint({
  method: 'DELETE',
  path: '/v1/admin/logo',
  access: 'admin',
  summary: "Takes the shop's own mark again in place of a logo.",
  answer: EmptySchema,
});
