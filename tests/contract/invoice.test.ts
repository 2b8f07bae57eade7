import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { invoicePdf } from '#server/modules/orders/invoice/pdf.ts';
import { emptyCard, readCard } from '#server/modules/site/card.ts';
import { pdfPages, pdfTexts } from '#tests/support/pdf-text.ts';
import { type MailShop, startMailShop } from './support/mail.ts';
import { addGoods, type Customer, orderOf } from './support/orders.ts';
import { newCustomer } from './support/push-devices.ts';
import { asAdmin, blob, noise, sendReceipt } from './support/receipts.ts';

let post: MailShop;
let me: Customer;
beforeAll(async () => {
  post = await startMailShop();
  me = await newCustomer(post.shop);
  await me.call('POST', '/email-confirmations', { lang: 'id' });
  await post.send();
  const token = post.tokenFor(email());
  expect((await post.shop.fetch('/api/v1/confirm-email', { method: 'POST', json: { token } })).status).toBe(200);
});
afterAll(() => post.close());

const email = () => `${me.buyer.customerId}@example.test`;

/** An order that was paid, as its customer reads it. */
async function paidOrder(): Promise<Order> {
  const [goods = ''] = await addGoods(post.shop.db, {});
  const { id } = await me.place({ [goods]: 3 });
  await asAdmin(post.shop, `${id}/validation`);
  await sendReceipt(me, id, blob(await noise(40, 40).jpeg().toBuffer()));
  await asAdmin(post.shop, `${id}/receipt/acceptance`);
  return orderOf(await me.call('GET', `/orders/${id}`));
}

const rupiah = (amount: number) => `Rp\u00a0${amount.toLocaleString('id-ID')}`;

test('the mail of a payment brings the invoice as a file, with the figures of the order, and no other mail does', async () => {
  const order = await paidOrder();
  await post.send();
  const mails = post.mailbox.to(email()).filter(({ subject }) => subject.includes(order.number ?? '–'));
  const withFile = mails.filter(({ raw }) => raw.includes('application/pdf'));
  expect(mails.length).toBeGreaterThan(withFile.length);
  expect(withFile.map(({ raw }) => /filename=("?)(\S+?)\1\r\n/.exec(raw)?.[2])).toEqual([`${order.invoice_number}.pdf`]);
  const raw = withFile[0]?.raw ?? '';
  const body = raw.slice(raw.indexOf('\r\n\r\n', raw.indexOf('application/pdf'))).split('\r\n--')[0] ?? '';
  const texts = pdfTexts(Buffer.from(body, 'base64'));
  expect(texts).toEqual(expect.arrayContaining(['Faktur, lunas', `Nomor faktur ${order.invoice_number}`, rupiah(order.total)]));
  expect(texts.join(' ')).toContain(order.order_items[0]?.product_variant.product.name);
});

test('an invoice of 150 lines names its columns on every page, and shows VAT by its base only where the shop collects it', async () => {
  const order = await paidOrder();
  const [item] = order.order_items;
  if (item === undefined) throw new Error('the order has no line');
  const long = { ...order, order_items: Array.from({ length: 150 }, () => item) };
  const draw = (card: typeof emptyCard) => invoicePdf({ order: long, card, shop: 'Toko', language: 'en' });
  const card = await readCard(post.shop.db);
  const file = await draw({ ...card, is_pkp: true, tax_number: '0012345678901234' });
  const texts = pdfTexts(file);
  const pages = pdfPages(file);
  expect(pages).toBeGreaterThan(2);
  expect(texts.filter(text => text === 'Unit price')).toHaveLength(pages);
  expect(texts.filter(text => text === rupiah(item.price))).not.toHaveLength(0);
  expect(texts).toEqual(expect.arrayContaining(['Tax base (11/12)', `Page ${pages} of ${pages}`]));
  const untaxed = pdfTexts(await draw({ ...emptyCard, name: 'Toko 建材 Ambon' }));
  expect(untaxed).toContain('VAT included in the goods');
  expect(untaxed).not.toContain('Tax base (11/12)');
  expect(untaxed).toContain('Toko ?? Ambon');
});
