import type { Context } from 'hono';
import type { Language } from '#contract/endpoint.ts';
import {
  adminHandoverEndpoint,
  adminHandoverPhotoFile,
  deliveryEndpoint,
  deliveryPhotoFile,
  handoverEndpoint,
  handoverPhotoFile,
  makeReceiverLinkEndpoint,
  receiverLinkEndpoint,
  revokeReceiverLinkEndpoint,
} from '#contract/receivers.ts';
import type { Deps } from '#server/deps.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { rates } from '#server/http/customer-limits.ts';
import { privateFile } from '#server/http/private-file.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { type Api, checkRight, route } from '#server/http/route.ts';
import { sharedLimiter } from '#server/http/shared-limit.ts';
import { dropHandoverPhotos, keepHandoverPhoto, readHandoverPhoto } from './photos.ts';
import {
  anyPhoto,
  checkHandover,
  deliveryPhoto,
  makeLink,
  noteHandover,
  ownPhoto,
  readDelivery,
  readHandover,
  readLink,
  revokeLink,
} from './service.ts';

/** Mounts the link to an order for the person at the site, what is said there, and its photo for those whom it concerns. */
export function mountReceivers(api: Api, deps: Deps): void {
  const limiter = sharedLimiter(deps);
  const { db, files } = deps;
  const now = () => deps.now();

  // Before the transaction: an embedded database has one connection.
  const prepare = async (call: {
    http: Context;
    params: Readonly<Record<string, string>>;
    body: { photo: Blob | null };
    language: Language;
  }): Promise<string | null> => {
    const token = (call.params.token ?? '').toLowerCase();
    await limiter.take({
      [`handovers by ${token}`]: rates.handovers,
      [`handovers from ${clientAddress(call.http, deps.config)}`]: rates.handovers,
    });
    if (call.body.photo === null) return null;
    await checkHandover(db, token, { language: call.language, now: now() });
    return keepHandoverPhoto(files, call.body.photo);
  };

  route(api, deps, receiverLinkEndpoint, ({ db, customerId, params }) => readLink(db, customerId, params.id ?? ''));
  route(api, deps, makeReceiverLinkEndpoint, call => makeLink(call.db, { ...call, now: now() }, call.params.id ?? ''));
  route(api, deps, revokeReceiverLinkEndpoint, async call => {
    await revokeLink(call.db, { ...call, now: now() }, call.params.id ?? '');
    return {};
  });
  route(api, deps, deliveryEndpoint, ({ db, params, language }) => readDelivery(db, params.token ?? '', { language, now: now() }));
  route(
    api,
    deps,
    handoverEndpoint,
    call => {
      const said = { receivedBy: call.body.received_by, photo: call.prepared };
      return noteHandover(call.db, call.params.token ?? '', said, { language: call.language, now: now() });
    },
    { prepare, discard: async photo => (photo === null ? undefined : dropHandoverPhotos(files, [photo])) },
  );

  api.get(deliveryPhotoFile.path, async http =>
    photoAnswer(http, deps, await deliveryPhoto(db, http.req.param('token') ?? '', http.req.param('photo') ?? '')),
  );
  route(api, deps, adminHandoverEndpoint, ({ db, params }) => readHandover(db, params.id ?? '', now()));
  api.get(adminHandoverPhotoFile.path, async http => {
    await checkRight(deps, http, adminHandoverPhotoFile.path);
    const asked = { idOrNumber: http.req.param('id') ?? '', photo: http.req.param('photo') ?? '', now: now() };
    return photoAnswer(http, deps, await anyPhoto(db, asked));
  });
  api.get(handoverPhotoFile.path, async http => {
    const { customerId } = http.get('caller');
    if (customerId === null) throw new Problem(401, 'unauthorized');
    const own = { customerId, id: http.req.param('id') ?? '' };
    return photoAnswer(http, deps, await ownPhoto(db, own, http.req.param('photo') ?? ''));
  });
}

/** @param photo of a row that its reader may see */
async function photoAnswer(http: Context, { files }: Deps, photo: string): Promise<Response> {
  const content = await readHandoverPhoto(files, photo);
  if (content === null) throw notFound('photo');
  return privateFile(http, { content, mime: 'image/webp', name: `delivery-${photo.slice(-8)}.webp` });
}
