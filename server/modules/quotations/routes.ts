import {
  deleteQuotationEndpoint,
  letterheadEndpoint,
  putLetterheadEndpoint,
  putQuotationEndpoint,
  quotationsEndpoint,
} from '#contract/quotations.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import * as service from './service.ts';

/** Bytes of a quotation of 300 lines with their goods, and of a letterhead with a logo of 200 KiB in base64. */
const LIMIT = 512 * 1024;

export function mountQuotations(api: Api, deps: Deps): void {
  route(api, deps, quotationsEndpoint, async ({ db, customerId }) => {
    const quotations = await service.readQuotations(db, customerId);
    return { quotations, total: quotations.length };
  });
  route(
    api,
    deps,
    putQuotationEndpoint,
    ({ db, customerId, params, body: { base, ...quotation } }) =>
      service.putQuotation(db, { customerId, now: deps.now(), base }, params.id ?? '', quotation),
    { bodyLimit: LIMIT },
  );
  route(api, deps, deleteQuotationEndpoint, async ({ db, customerId, params, query }) => {
    await service.removeQuotation(db, customerId, params.id ?? '', query.base);
    return {};
  });
  route(api, deps, letterheadEndpoint, async ({ db, customerId }) => ({ letterhead: await service.readLetterhead(db, customerId) }));
  route(
    api,
    deps,
    putLetterheadEndpoint,
    async ({ db, customerId, body }) => {
      await service.putLetterhead(db, { customerId, now: deps.now() }, body);
      return {};
    },
    { bodyLimit: LIMIT },
  );
}
