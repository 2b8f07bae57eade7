import * as v from 'valibot';
import { endWatchEndpoint, setWatchEndpoint, type Watch, watchKinds } from '#contract/watches.ts';
import { AppError } from '#lib/app-error.ts';
import { putWatch } from '../watches/put-watch.ts';
import type { Write } from './write.ts';

const schema = v.object({
  variantId: v.string(),
  watch: v.picklist(watchKinds),
  /** False: it is ended. */
  isOn: v.boolean(),
  /** Rupiah for one sold unit after discounts, as the customer saw it; null for a watch of stock. */
  price: v.nullable(v.number()),
  /** For the screen. */
  name: v.string(),
});

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'watch.set': { payload: v.InferOutput<typeof schema>; answer: Watch | null };
  }
}

/** A customer wants to hear of goods, or no more. Refusals: 422 watches_full, codes by field. */
export const watchSet: Write<'watch.set'> = {
  schema,
  queue: () => 'watches',
  subject: ({ variantId, watch }) => `watch:${watch}:${variantId}`,
  async send(api, lang, { variantId, watch, isOn, price }, attempt) {
    if (isOn) {
      const body = { product_variant_id: variantId, kind: watch, price };
      return api.call(setWatchEndpoint, { query: { lang }, body, ...attempt });
    }
    await api.call(endWatchEndpoint, { params: { kind: watch, variant: variantId }, ...attempt }).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    });
    return null;
  },
  apply: (client, watch, subject, lang) => putWatch(client, lang, watch, subject),
};
