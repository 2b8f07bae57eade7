import type { Context } from 'hono';
import { acceptReceiptEndpoint, rejectReceiptEndpoint } from '#contract/admin.ts';
import type { Language } from '#contract/endpoint.ts';
import { adminReceiptFile, ownReceiptFile, uploadReceiptEndpoint } from '#contract/receipts.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { rates } from '#server/http/customer-limits.ts';
import { privateFile } from '#server/http/private-file.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { type Api, checkRight, route } from '#server/http/route.ts';
import { sharedLimiter } from '#server/http/shared-limit.ts';
import { findOrder } from './administration.ts';
import { loadOrder, readOrder } from './reading.ts';
import { dropReceipt, keepReceipt, readReceipt } from './receipt-files.ts';
import { acceptReceipt, latestReceipt, rejectReceipt, submitReceipt } from './receipts.ts';

/** Mounts proofs of payment: their way in, the shop's decision, and the files for those whom they concern. */
export function mountReceipts(api: Api, deps: Deps): void {
  const limiter = sharedLimiter(deps);
  const { db, files } = deps;

  // Only what no repetition changes is refused here: whose order it is, and what the file is.
  const prepare = async ({ customerId, params, body }: { customerId: string; params: { id?: string }; body: { file: Blob } }) => {
    await loadOrder(db, { customerId, id: params.id ?? '' });
    await limiter.take({ [`receipts of ${customerId}`]: rates.receipts });
    return keepReceipt(files, body.file);
  };

  route(
    api,
    deps,
    uploadReceiptEndpoint,
    call => {
      const { customerId, language, origin, params } = call;
      return submitReceipt(call.db, { customerId, language, origin, now: deps.now() }, params.id ?? '', call.prepared);
    },
    {
      prepare,
      discard: kept => dropReceipt(files, kept),
      again: ({ customerId, language, db: tx }: { customerId: string; language: Language; db: Executor }, id: string) =>
        readOrder(tx, { customerId, language, id, now: deps.now() }),
    },
  );
  route(api, deps, acceptReceiptEndpoint, call => acceptReceipt(call.db, call.params.id ?? '', deps.now()));
  route(api, deps, rejectReceiptEndpoint, call =>
    rejectReceipt(call.db, call.params.id ?? '', { now: deps.now(), reason: call.body.reason }),
  );

  api.get(ownReceiptFile.path, async http => {
    const { customerId } = http.get('caller');
    if (customerId === null) throw new Problem(401, 'unauthorized');
    const { record } = await loadOrder(db, { customerId, id: http.req.param('id') ?? '' });
    return receiptAnswer(http, deps, record.order.id);
  });
  api.get(adminReceiptFile.path, async http => {
    await checkRight(deps, http, adminReceiptFile.path);
    const order = await findOrder(db, http.req.param('id') ?? '', deps.now());
    return receiptAnswer(http, deps, order.id);
  });
}

async function receiptAnswer(http: Context, { db, files }: Deps, orderId: string): Promise<Response> {
  const receipt = await latestReceipt(db, orderId);
  const content = await readReceipt(files, receipt);
  if (content === null) throw notFound('receipt');
  return privateFile(http, { content, mime: receipt.mime, name: `receipt-${receipt.file.slice(-12)}` });
}
