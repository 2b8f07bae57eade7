import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { receipts } from '#server/db/schema/orders.ts';
import { sweepUploads } from '#server/sweep-uploads.ts';
import { addBuyers, addGoods, Customer, orderOf } from './support/orders.ts';
import { blob, heic, noise, orderToPay, pdf, refusal, sendReceipt } from './support/receipts.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

const HOUR = 3_600_000;
const start = Date.parse('2025-11-20T02:00:00Z');
let now = start;
let shop: TestShop;
let me: Customer;
let variant: string;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fondasi-receipt-files-'));
  shop = await createTestShop({ seed: 'small', now: () => new Date(now), env: { DATA_DIR: dataDir } });
  [variant = ''] = await addGoods(shop.db, { stock: 1_000 });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  now = start;
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  me = new Customer(shop, buyer);
});

const toPay = () => orderToPay(me, variant);
const stored = () => readdir(path.join(dataDir, 'receipts')).catch(() => []);
const fileOf = (url: string) => shop.fetch(url, { headers: { ...me.buyer.headers } });

describe('the file of a receipt', () => {
  it('is a picture that is drawn anew, upright, without what the camera wrote into it', async () => {
    const order = await toPay();
    expect(order.payment).toMatchObject({ account: { number: expect.stringMatching(/^9011 8/) }, receipt: null });
    const camera = await noise(2400, 1200)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 40 })
      .toBuffer();
    const answer = orderOf(await sendReceipt(me, order.id, blob(camera)));
    const url = `/api/v1/orders/${order.id}/receipt`;
    expect(answer).toMatchObject({
      status: 3,
      payment: { receipt: { state: 'submitted', reason: null, uploaded_at: '2025-11-20T02:00:00.000Z', url } },
    });
    const served = await fileOf(url);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const meta = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 800, height: 1600 });
    expect([meta.exif, meta.orientation]).toEqual([undefined, undefined]);
  });

  it('may be a PDF, which the browser downloads and never opens within the shop', async () => {
    const order = await toPay();
    const { payment } = orderOf(await sendReceipt(me, order.id, blob(pdf(), 'text/html')));
    const served = await fileOf(payment.receipt?.url ?? '');
    expect(served.headers.get('content-type')).toBe('application/pdf');
    expect(served.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(pdf());
  });

  it('may have up to 1,024 bytes around its PDF, and any type', async () => {
    const whole = pdf().subarray(0, -1);
    const page = Buffer.alloc(1024, '<br>\n');
    const cases: [string, Buffer, string][] = [
      ['a byte order mark', Buffer.concat([Buffer.from('\ufeff'), whole]), ''],
      ['the rest of a page before it', Buffer.concat([page, whole]), 'application/x-pdf'],
      ['the rest of a page behind it', Buffer.concat([whole, page]), 'application/octet-stream'],
      ['zeros behind it', Buffer.concat([whole, Buffer.alloc(1024)]), 'image/pjpeg'],
    ];
    for (const [what, file, type] of cases) {
      const { payment } = orderOf(await sendReceipt(me, (await toPay()).id, blob(file, type)));
      const served = await fileOf(payment.receipt?.url ?? '');
      expect(served.headers.get('content-type'), what).toBe('application/pdf');
      expect(Buffer.from(await served.arrayBuffer()).equals(file), what).toBe(true);
    }
  });

  it('keeps the width of a screenshot of a long page', async () => {
    const order = await toPay();
    const page = sharp({ create: { width: 1080, height: 16_000, channels: 3, background: '#fff' } });
    const { payment } = orderOf(await sendReceipt(me, order.id, blob(await page.png().toBuffer(), 'image/jpg')));
    const served = await fileOf(payment.receipt?.url ?? '');
    const { width, height } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(width).toBeGreaterThan(1000);
    expect(height / width).toBeCloseTo(16_000 / 1080, 1);
  });

  it('is refused when it is none, and says why', async () => {
    const order = await toPay();
    const jpeg = await noise(400, 400).jpeg().toBuffer();
    const png = await noise(400, 400).png().toBuffer();
    const webp = await noise(400, 400).webp().toBuffer();
    const whole = pdf();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const cases: [string, Blob | null, string][] = [
      ['nothing', null, 'required'],
      ['an SVG', blob(Buffer.from(svg)), 'file_type_not_allowed'],
      ['a page', blob(Buffer.from('<!doctype html><script>alert(1)</script>'), 'application/pdf'), 'file_type_not_allowed'],
      ['a program', blob(Buffer.from('MZ\x90\x00\x03'.repeat(50))), 'file_type_not_allowed'],
      ['a Linux program', blob(Buffer.from('\x7fELF'.padEnd(200, '\0'))), 'file_type_not_allowed'],
      ['a GIF', blob(Buffer.from('GIF89a'.padEnd(60, '\0'))), 'file_type_not_allowed'],
      ['a photo in HEIC', blob(heic(), 'application/octet-stream'), 'file_heic'],
      ['a truncated JPEG', blob(jpeg.subarray(0, jpeg.length / 2)), 'file_damaged'],
      ['a truncated PNG', blob(png.subarray(0, png.length / 2)), 'file_damaged'],
      ['a truncated WebP', blob(webp.subarray(0, webp.length / 2)), 'file_damaged'],
      ['the head of a PDF', blob(Buffer.from('%PDF-1.7\n')), 'file_damaged'],
      ['a truncated PDF', blob(whole.subarray(0, whole.length - 20)), 'file_damaged'],
      ['a PDF whose table lies beyond its end', blob(Buffer.from('%PDF-1.4\n1 0 obj\nstartxref\n9999\n%%EOF')), 'file_damaged'],
      ['a PDF too far from its beginning', blob(Buffer.concat([Buffer.alloc(1025, 10), whole])), 'file_type_not_allowed'],
      ['a PDF whose end is buried', blob(Buffer.concat([whole.subarray(0, -1), Buffer.alloc(1025)])), 'file_damaged'],
      ['more than five megabytes', blob(new Uint8Array(5 * 1024 * 1024 + 1).fill(0xff)), 'file_too_large'],
    ];
    const before = await stored();
    for (const [what, file, code] of cases) {
      const answer = await sendReceipt(me, order.id, file);
      expect(refusal(answer), what).toEqual({ status: 422, code: 'validation_failed', errors: { file: [code] } });
    }
    const huge = await sendReceipt(me, order.id, blob(new Uint8Array(6 * 1024 * 1024)));
    expect(refusal(huge)).toEqual({ status: 413, code: 'payload_too_large', errors: { file: ['file_too_large'] } });
    expect(await stored()).toEqual(before);
    expect((await me.order(order.id)).payment.receipt).toBeNull();
  });
});

it('files that belong to no receipt are swept after a day, the others stay', async () => {
  const [kept, dropped] = [await toPay(), await toPay()];
  const fileFor = async ({ id }: Order) => {
    await sendReceipt(me, id, blob(await noise(120, 80).jpeg().toBuffer()));
    const [row] = await shop.db.select().from(receipts).where(eq(receipts.orderId, id));
    return row?.file ?? '';
  };
  const [used, unused] = [await fileFor(kept), await fileFor(dropped)];
  await shop.db.delete(receipts).where(eq(receipts.orderId, dropped.id));
  expect(await stored()).toEqual(expect.arrayContaining([used, unused]));
  now = Date.now() + 48 * HOUR;
  await sweepUploads(shop.deps);
  expect(await stored()).toContain(used);
  expect(await stored()).not.toContain(unused);
});
