import * as v from 'valibot';
import { TextSchema } from './text.ts';

/** A path of the shop; the footer, banners and texts lead nowhere else. */
export const RouteSchema = v.pipe(TextSchema(200), v.regex(/^\/(?!\/)/, 'invalid'));
