import * as v from 'valibot';
import { IdSchema, ShortTextSchema } from './endpoint.ts';

/** The id of a variant, or the short name that a price list gives it, such as 'n12'; answers always have the id. */
export const VariantNameSchema = v.pipe(
  ShortTextSchema,
  v.check(name => /^n[1-9]\d{0,9}$/.test(name) || v.is(IdSchema, name), 'id_invalid'),
);
