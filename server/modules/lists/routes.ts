import type { Context } from 'hono';
import type { Language } from '#contract/endpoint.ts';
import {
  createListEndpoint,
  deleteListEndpoint,
  editListEndpoint,
  listEndpoint,
  listGoodsEndpoint,
  listsEndpoint,
  sharedListEndpoint,
  shareListEndpoint,
  unshareListEndpoint,
} from '#contract/lists.ts';
import { outboxHeaders } from '#contract/outbox.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { goodsOf } from './goods.ts';
import * as service from './service.ts';

export function mountLists(api: Api, deps: Deps): void {
  const askerOf = (call: { customerId: string; language: Language; origin: string | null; http: Context }): service.Asker => ({
    customerId: call.customerId,
    language: call.language,
    origin: call.origin,
    device: call.http.req.header(outboxHeaders.client)?.slice(0, 100) ?? null,
    now: deps.now(),
  });
  const idOf = ({ params }: { params: Readonly<Record<string, string>> }) => params.id ?? '';

  route(api, deps, listsEndpoint, async ({ db, customerId }) => {
    const lists = await service.readLists(db, customerId);
    return { lists, total: lists.length };
  });
  route(api, deps, listEndpoint, call => service.readList(call.db, askerOf(call), idOf(call)));
  route(api, deps, createListEndpoint, call => service.createList(call.db, askerOf(call), call.body), {
    again: (call, id) => service.editAgain(call.db, askerOf(call), id, call.body),
  });
  route(api, deps, editListEndpoint, call => service.editList(call.db, askerOf(call), idOf(call), call.body), {
    again: (call, id) => service.editAgain(call.db, askerOf(call), id, call.body),
  });
  route(api, deps, deleteListEndpoint, async call => {
    await service.removeList(call.db, askerOf(call), idOf(call));
    return {};
  });
  route(api, deps, shareListEndpoint, async call => ({ token: await service.shareList(call.db, askerOf(call), idOf(call)) }));
  route(api, deps, unshareListEndpoint, async call => {
    await service.unshareList(call.db, askerOf(call), idOf(call));
    return {};
  });
  route(api, deps, sharedListEndpoint, ({ db, params, language }) =>
    service.readShared(db, params.token ?? '', { language, now: deps.now() }),
  );
  route(api, deps, listGoodsEndpoint, async ({ db, body, language }) => ({
    goods: await goodsOf(
      db,
      body.items.map(({ product_variant_id: id }) => id),
      language,
    ),
    server_time: deps.now().toISOString(),
  }));
}
