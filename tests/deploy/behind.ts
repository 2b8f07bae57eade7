import { randomUUID } from 'node:crypto';
import { type IncomingMessage, get as plainGet } from 'node:http';
import { get as secureGet } from 'node:https';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { adminKeyHeader } from '#contract/admin.ts';
import { addPictureEndpoint } from '#contract/admin-pictures.ts';
import { shopPicture } from '#contract/files.ts';
import { demoEmail, demoPassword } from '#server/seed/demo.ts';
import { follow } from '#tests/support/event-stream.ts';
import type { Shop } from '#tests/support/shop.ts';
import type { ReverseProxy } from './proxies.ts';
import { check, must } from './report.ts';
import { fileForm, type Sending, send } from './request.ts';

export interface Behind {
  readonly proxy: ReverseProxy;
  readonly shops: readonly Shop[];
  /** Starts the process of this place again, on the same port. */
  restart(place: number): Promise<void>;
  readonly adminKey: string;
  /** Of 127.x.y.z: two addresses that no other run came from, since wrong keys count by address for a quarter of an hour. */
  readonly addresses: readonly [string, string];
}

const MEGABYTE = 1024 * 1024;
/** Milliseconds that a stream must stay open, twice its heartbeat; and in which a change must have arrived. */
const STREAM_TIME = 31_000;
const SOON = 1_000;

/** Everything that customers and staff do, through a proxy and to two processes behind it. */
export async function checkBehind({ proxy, shops, restart, adminKey, addresses }: Behind): Promise<void> {
  const call = (path: string, sending: Sending = {}) =>
    send(`${proxy.url}${path}`, { ...(proxy.ca === undefined ? {} : { ca: proxy.ca }), ...sending });
  const json = (method: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Sending => ({
    method,
    body: Buffer.from(JSON.stringify(body)),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

  await check('home, compressed by the shop and with its headers', async () => {
    const { status, headers } = await call('/', { headers: { Accept: 'text/html', 'Accept-Encoding': 'br' } });
    must(status === 200, `the home page answers ${status}`);
    must(headers['content-encoding'] === 'br', `encoding ${headers['content-encoding']}`);
    must(
      headers['x-shop'] === '1' && `${headers['content-security-policy']}`.includes("default-src 'none'"),
      'a header of the shop is missing',
    );
  });
  const variant = await firstVariant(async path => (await call(path)).text);
  const { token } = JSON.parse((await call('/api/v1/login', json('POST', { email: demoEmail, password: demoPassword }))).text).data;
  const own = { Authorization: `Bearer ${token}` };
  let edits = 0;
  /** A write, which changes something each time. */
  const setCart = () =>
    call(
      '/api/v1/orders/cart/',
      json(
        'POST',
        { items: [{ product_variant_id: variant.id, quantity: variant.quantities[edits++ % 2] }] },
        { ...own, 'Idempotency-Key': randomUUID() },
      ),
    );

  await check('a picture near the limit of the API', async () => {
    const { body, headers } = fileForm('file', 'photo.jpg', 'image/jpeg', await largePhoto());
    const answer = await call(`/api${addPictureEndpoint.path}`, {
      method: 'POST',
      body,
      headers: { ...headers, [adminKeyHeader]: adminKey },
    });
    must(answer.status === 200, `it answers ${answer.status}: ${answer.text.slice(0, 200)}`);
    return `${(body.length / MEGABYTE).toFixed(2)} MiB`;
  });
  for (const [size, who] of [
    [11, 'the shop, in its own words'],
    [13, 'the proxy'],
  ] as const) {
    await check(`one of ${size} MiB is refused by ${who}`, async () => {
      const { body, headers } = fileForm('file', 'photo.jpg', 'image/jpeg', new Uint8Array(size * MEGABYTE));
      const answer = await call(`/api${addPictureEndpoint.path}`, {
        method: 'POST',
        body,
        headers: { ...headers, [adminKeyHeader]: adminKey },
      });
      must(answer.status === 413, `it answers ${answer.status}: ${answer.text.slice(0, 200)}`);
      if (size === 11) must(JSON.parse(answer.text).code === 'payload_too_large', answer.text.slice(0, 200));
    });
  }

  await check('a stream of events delivers at once and stays open', async () => {
    // Whatever lies in the cart, the next edit changes it.
    await setCart();
    const stream = await follow(await openStream(`${proxy.url}/api/v1/events/stream`, own, proxy.ca));
    must(stream.status === 200, `the stream answers ${stream.status}`);
    const since = performance.now();
    const { length } = stream.events;
    await setCart();
    await until(() => stream.events.length > length, SOON, 'no event within a second');
    const delay = performance.now() - since;
    let hasEnded = false;
    void stream.ended.then(() => (hasEnded = true));
    await new Promise(resolve => setTimeout(resolve, STREAM_TIME));
    must(!hasEnded, `the stream ended before ${STREAM_TIME} ms`);
    const beats = stream.messages.filter(({ name }) => name === ':').length;
    must(beats >= 2, `${beats} heartbeats in ${STREAM_TIME} ms`);
    const before = stream.events.length;
    await setCart();
    await until(() => stream.events.length > before, SOON, 'no event within a second at the end');
    await stream.stop();
    return `${delay.toFixed(0)} ms`;
  });

  await check('customers are told apart by their address, whatever they claim', async () => {
    const [first, second] = addresses;
    const guess = async (from: string, headers: Readonly<Record<string, string>> = {}) =>
      (await call('/api/v1/admin/orders', { from, headers: { [adminKeyHeader]: randomUUID() + randomUUID(), ...headers } })).status;
    let last = 0;
    for (let count = 0; count <= 10; count += 1) last = await guess(first, { 'X-Forwarded-For': `203.0.113.${count}` });
    must(last === 429, `the eleventh wrong key from one address answers ${last}`);
    const other = await guess(second);
    must(other === 401 || other === 403, `the first wrong key from another address answers ${other}`);
  });

  await check('a process that is killed is not missed', async () => {
    const [first] = shops;
    await first?.stop('SIGKILL');
    const times: number[] = [];
    for (let count = 0; count < 40; count += 1) {
      const since = performance.now();
      const { status } = count % 4 === 3 ? await setCart() : await call('/api/v1/categories');
      must(status === 200, `request ${count + 1} answers ${status}`);
      times.push(performance.now() - since);
    }
    return `40 requests, the slowest ${Math.max(...times).toFixed(0)} ms`;
  });
  await restart(0);

  await check('restarting one after the other is not noticed', async () => {
    const counts = { reads: 0, writes: 0, later: 0 };
    let isDone = false;
    const customer = async () => {
      for (let count = 1; !isDone; count += 1) {
        const isWrite = count % 4 === 0;
        const { status, headers } = isWrite ? await setCart() : await call('/api/v1/categories');
        if (isWrite && status === 503 && headers['retry-after'] !== undefined) counts.later += 1;
        else must(status === 200, `a ${isWrite ? 'write' : 'read'} answers ${status}`);
        if (isWrite) counts.writes += 1;
        else counts.reads += 1;
      }
    };
    const customers = [customer(), customer()];
    const settled = Promise.allSettled(customers);
    for (const place of shops.keys()) {
      await shops[place]?.stop('SIGTERM');
      await restart(place);
    }
    isDone = true;
    await settled;
    await Promise.all(customers);
    must(counts.reads > 20 && counts.writes > 5, `only ${counts.reads} reads and ${counts.writes} writes`);
    return `${counts.reads} reads, ${counts.writes} writes, of them ${counts.later} told to come back`;
  });
}

/** Something to buy, and two quantities that it is sold in. */
async function firstVariant(read: (path: string) => Promise<string>) {
  const { data } = JSON.parse(await read('/api/v1/products'));
  const { slug } = data.products[0];
  const { id, min_quantity: least, step_quantity: step } = JSON.parse(await read(`/api/v1/products/${slug}`)).data.variants[0];
  return { id, quantities: [least, least + step] as const };
}

/** A photo of as many bytes as the shop takes: one that a camera took, and what it wrote behind it. */
async function largePhoto(): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
  return Buffer.concat([photo, Buffer.alloc(shopPicture.bytes - photo.length)]);
}

/** As `fetch` would answer it, over a connection whose certificate this run has made. */
function openStream(url: string, headers: Readonly<Record<string, string>>, ca: string | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    const take = (answer: IncomingMessage) =>
      resolve(new Response(Readable.toWeb(answer) as ReadableStream<Uint8Array<ArrayBuffer>>, { status: answer.statusCode ?? 0 }));
    const request = ca === undefined ? plainGet(url, { headers }, take) : secureGet(url, { headers, ca }, take);
    request.on('error', reject);
  });
}

async function until(isSo: () => boolean, patience: number, sentence: string): Promise<void> {
  for (const since = performance.now(); !isSo(); await new Promise(resolve => setTimeout(resolve, 10))) {
    must(performance.now() - since < patience, sentence);
  }
}
