import type { Context } from 'hono';
import {
  acceptReturnEndpoint,
  adminReturnEndpoint,
  adminReturnPhotoFile,
  adminReturnsEndpoint,
  noteReturnEndpoint,
  rejectReturnEndpoint,
} from '#contract/admin-returns.ts';
import type { Language } from '#contract/endpoint.ts';
import { askReturnEndpoint, orderReturnsEndpoint, returnPhotoFile } from '#contract/returns.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { rates } from '#server/http/customer-limits.ts';
import { privateFile } from '#server/http/private-file.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { type Api, checkRight, route } from '#server/http/route.ts';
import { sharedLimiter } from '#server/http/shared-limit.ts';
import { loadOrder } from '../reading.ts';
import { dropReturnPhotos, keepReturnPhotos, readReturnPhoto } from './photos.ts';
import { findReturn, listReturns, readAdminReturn, readOrderReturns, readOwnReturn } from './reading.ts';
import { acceptReturn, askReturn, noteReturn, rejectReturn } from './service.ts';

/** Mounts returns: what customers ask for, the shop's decision, and the photos for those whom they concern. */
export function mountReturns(api: Api, deps: Deps): void {
  const limiter = sharedLimiter(deps);
  const { db, files } = deps;

  const prepare = async ({
    customerId,
    params,
    body,
  }: {
    customerId: string;
    params: { id?: string };
    body: { photos: readonly Blob[] };
  }) => {
    await loadOrder(db, { customerId, id: params.id ?? '' });
    await limiter.take({ [`returns of ${customerId}`]: rates.returns });
    return keepReturnPhotos(files, body.photos);
  };

  route(api, deps, orderReturnsEndpoint, call =>
    readOrderReturns(call.db, { customerId: call.customerId, id: call.params.id ?? '', language: call.language, now: deps.now() }),
  );
  route(
    api,
    deps,
    askReturnEndpoint,
    call => {
      const { customerId, language, origin, params, body, prepared } = call;
      return askReturn(call.db, { customerId, language, origin, now: deps.now() }, params.id ?? '', body, prepared);
    },
    {
      prepare,
      discard: ids => dropReturnPhotos(files, ids),
      again: ({ customerId, language, db: tx }: { customerId: string; language: Language; db: Executor }, id: string) =>
        readOwnReturn(tx, { customerId, id, language }),
    },
  );
  route(api, deps, adminReturnsEndpoint, call => listReturns(call.db, call.query));
  route(api, deps, adminReturnEndpoint, call => readAdminReturn(call.db, call.params.id ?? ''));
  route(api, deps, noteReturnEndpoint, call => noteReturn(call.db, call.params.id ?? '', call.body, deps.now()));
  route(api, deps, acceptReturnEndpoint, call => acceptReturn(call.db, call.params.id ?? '', call.body, deps.now()));
  route(api, deps, rejectReturnEndpoint, call => rejectReturn(call.db, call.params.id ?? '', call.body, deps.now()));

  api.get(returnPhotoFile.path, async http => {
    const { customerId } = http.get('caller');
    if (customerId === null) throw new Problem(401, 'unauthorized');
    return photoAnswer(http, deps, customerId);
  });
  api.get(adminReturnPhotoFile.path, async http => {
    await checkRight(deps, http, adminReturnPhotoFile.path);
    return photoAnswer(http, deps, null);
  });
}

/** @param customerId whose return it must be; null for the shop */
async function photoAnswer(http: Context, { db, files }: Deps, customerId: string | null): Promise<Response> {
  const { record } = await findReturn(db, http.req.param('id') ?? '');
  const photo = record.row.photos.find(id => id === http.req.param('photo'));
  if (photo === undefined || (customerId !== null && record.order.customerId !== customerId)) throw notFound('photo');
  const content = await readReturnPhoto(files, photo);
  if (content === null) throw notFound('photo');
  return privateFile(http, { content, mime: 'image/webp', name: `return-${photo.slice(-8)}.webp` });
}
