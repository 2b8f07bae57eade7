import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import type { Letterhead, Quotation } from '#contract/quotations.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { arrive, register } from '../support/customer.ts';
import { expectSoundDialog } from '../support/dialogs.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { orderCart } from '../support/purchase.ts';
import { queuedEdits, underWorker } from '../support/queued.ts';
import { button, field, goods, makeList, stored } from '../support/quotations.ts';

/** The platform's share sheet, which a browser without a person can't open: it notes what it is given. */
async function withShareSheet(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.canShare = data => (data?.files ?? []).every(({ type }) => type === 'application/pdf');
    navigator.share = async ({ files = [], text } = {}) => {
      const [file] = files;
      const bytes = file === undefined ? [] : [...new Uint8Array(await file.arrayBuffer())];
      shared.push({ name: file?.name, type: file?.type, bytes, text });
    };
  });
}

interface Shared {
  readonly name: string | undefined;
  readonly type: string | undefined;
  readonly bytes: readonly number[];
  readonly text: string | undefined;
}

const sharedBy = (page: Page) => page.evaluate(() => (window as unknown as { shared: readonly Shared[] }).shared);

async function fillLetterhead(page: Page): Promise<void> {
  await field(page, 'Business name').fill('CV Karya Mandiri Papua');
  await field(page, 'Who signs').fill('Markus Wanggai');
  await expect(field(page, 'Initials in the numbers')).toHaveValue('KMP');
  await expect.poll(() => stored(page)).toContain('Markus Wanggai');
}

test('a guest in aeroplane mode makes a quotation of a list and hands its PDF to another app; a restart loses nothing', async ({
  page,
  context,
}) => {
  const variant = await goods();
  await arrive(context, 'en');
  await withShareSheet(context);
  await page.goto('/');
  await underWorker(page);
  await makeList(page, variant);
  // The guest has never opened a page of quotations.
  await context.setOffline(true);
  await button(page, 'Quotation').first().click();
  await expect(page).toHaveURL(/\/quotations\/[0-9a-f-]{36}$/);
  const address = page.url();
  await page.getByRole('link', { name: 'Fill in your letterhead' }).click();
  await fillLetterhead(page);
  await page.goto(address);

  await button(page, 'Preview and send').click();
  await expect(page.getByRole('alert').filter({ hasText: 'The paper cannot be made yet' })).toBeVisible();
  await field(page, 'Client').fill('Y');
  await expect(page.getByText('A name has at least two letters')).toBeVisible();
  await field(page, 'Client').fill('Bapak Yohanis');
  await field(page, 'Number').fill('012/PNW/KMP/XI/2026');
  await field(page, 'Margin on all goods').fill('12,5');
  await field(page, 'Price of pasir urug').fill('150.000');
  await button(page, 'Add: Labour').click();
  await field(page, 'Amount (1)').fill('2,5 juta');
  await expect.poll(() => stored(page)).toContain('2500000');
  const total = (await page.getByRole('main').getByText(/^Rp/).first().textContent()) ?? '';
  await page.close();

  const restarted = await context.newPage();
  await restarted.goto(address);
  await expect(field(restarted, 'Client')).toHaveValue('Bapak Yohanis');
  await expect(field(restarted, 'Margin on all goods')).toHaveValue('12.5');
  await expect(restarted.getByText(total, { exact: true })).toBeVisible();
  await button(restarted, 'Preview and send').click();
  const dialog = restarted.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'Page 1' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send the PDF' }).click();
  await expect.poll(() => sharedBy(restarted).then(shared => shared.length)).toBe(1);
  const [file] = await sharedBy(restarted);
  expect(file).toMatchObject({ name: 'Surat Penawaran Harga 012-PNW-KMP-XI-2026.pdf', type: 'application/pdf' });
  expect(file?.text).toBeUndefined();
  const { pages } = await readPdf(Uint8Array.from(file?.bytes ?? []));
  const text = pages
    .flat()
    .map(piece => piece.text)
    .join(' ');
  expect(pages).toHaveLength(1);
  for (const words of [
    'CV Karya Mandiri Papua',
    'Bapak Yohanis',
    '012/PNW/KMP/XI/2026',
    'pasir urug',
    '168.750',
    'Upah tukang',
    'Markus Wanggai',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).toContain(`${variant.product} · ${variant.name}`.slice(0, 20));
  expect(text.replaceAll('Rp ', 'Rp\u00a0')).toContain(total);
  expect(text).not.toContain('Fondasi');
  await restarted.keyboard.press('Escape');
  await expect(restarted.getByText('Sent', { exact: true }).first()).toBeVisible();
  await restarted.goto('/quotations');
  await expect(restarted.getByRole('link', { name: '012/PNW/KMP/XI/2026' })).toBeVisible();
});

test('a logo that is too large, damaged or a drawing with a script is refused, a good one is drawn anew within 200 KiB', async ({
  page,
  context,
}) => {
  await arrive(context, 'en');
  await page.goto('/quotations/letterhead');
  const chooser = page.getByLabel('Logo', { exact: true });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "hacked"</script></svg>');
  await chooser.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(page.getByText('This kind of file is not accepted. Choose a JPEG, PNG or WebP picture')).toBeVisible();
  // 20 MB, made in the page: they would take half a minute to get there.
  await chooser.evaluate((input: HTMLInputElement) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([new Uint8Array(20 * 1024 * 1024)], 'logo.jpg', { type: 'image/jpeg' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByText('This file is too large. Choose a smaller one')).toBeVisible();
  await chooser.setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]) });
  await expect(page.getByText('This picture cannot be read. It may be damaged; choose another one')).toBeVisible();
  await expect(page).toHaveTitle(/Your letterhead/);
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const png = await sharp({ create: { width: 1_400, height: 1_000, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  await chooser.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  const logo = page.getByRole('img', { name: 'Your logo' });
  await expect(logo).toBeVisible();
  await fillLetterhead(page);
  await page.reload();
  await expect(field(page, 'Business name')).toHaveValue('CV Karya Mandiri Papua');
  const source = (await logo.getAttribute('src')) ?? '';
  const bytes = Buffer.from(source.split(',')[1] ?? '', 'base64');
  expect(bytes.length).toBeLessThanOrEqual(200 * 1024);
  expect((await sharp(bytes).metadata()).format).toBe('jpeg');
});

test('a guest’s quotation comes into the account after a login, is edited without a network, and is there on another phone', async ({
  page,
  context,
  browser,
}) => {
  const customer = await register('en');
  const variant = await goods();
  await arrive(context, 'en');
  await makeList(page, variant);
  await button(page, 'Quotation').first().click();
  await field(page, 'Client').fill('Bapak Yohanis');
  await expect.poll(() => stored(page)).toContain('Bapak Yohanis');
  await page.goto('/quotations/letterhead');
  await fillLetterhead(page);
  await page.goto('/login');
  await field(page, 'Email').fill(customer.user.email);
  await page.getByLabel('Password', { exact: true }).fill('Fondasi2025');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  await expect(page.getByText('1 quotation on this phone is not in your account yet')).toBeVisible();
  await button(page, 'See quotations').click();
  await expect(page).toHaveURL(/\/quotations$/);
  await button(page, 'Save to my account').click();
  const kept = async () =>
    (await customer.call<{ quotations: { quotation: Quotation }[] }>('GET', '/quotations')).quotations.map(({ quotation }) => quotation);
  await expect.poll(async () => (await kept()).map(({ client }) => client.name)).toEqual(['Bapak Yohanis']);
  await expect
    .poll(async () => (await customer.call<{ letterhead: Letterhead | null }>('GET', '/letterhead')).letterhead?.name)
    .toBe('CV Karya Mandiri Papua');
  expect(await stored(page)).toBe('[]');

  await underWorker(page);
  await page.getByRole('link', { name: /PNW/ }).click();
  await context.setOffline(true);
  await field(page, 'Client').fill('Bapak Yohanis R.');
  await expect.poll(() => queuedEdits(page)).toBe(1);
  await page.reload();
  await expect(field(page, 'Client')).toHaveValue('Bapak Yohanis R.');
  await context.setOffline(false);
  await expect.poll(async () => (await kept())[0]?.client.name).toBe('Bapak Yohanis R.');

  const other = await browser.newContext();
  await arrive(other, 'en', customer.tokens);
  const phone = await other.newPage();
  await phone.goto('/quotations');
  await phone.getByRole('link', { name: /PNW/ }).click();
  await expect(field(phone, 'Client')).toHaveValue('Bapak Yohanis R.');
  await other.close();
});

test('a quotation goes into the cart with the questions of any list, and one of the shop is at its prices', async ({ page, context }) => {
  const customer = await register('en');
  const variant = await goods();
  await arrive(context, 'en', customer.tokens);
  await page.goto(`/product/${variant.slug}?variant=${variant.id}`);
  await button(page, 'Add to list').click();
  const dialog = page.getByRole('dialog');
  await field(page, 'Name of a new list').fill('Ruko');
  await dialog.getByRole('button', { name: 'Add to list' }).click();
  await button(page, 'See list').click();
  await button(page, 'Quotation').first().click();
  await expect(page).toHaveURL(/\/quotations\//);
  await page.getByRole('combobox', { name: 'Under whose name' }).selectOption('shop');
  await expect(field(page, 'Margin on all goods')).toHaveCount(0);
  // It takes no press before the cart is known.
  await expect(button(page, 'Order these goods')).not.toHaveAttribute('aria-busy');
  await button(page, 'Order these goods').click();
  await dialog.getByRole('button', { name: 'Put 1 product into the cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(variant.product).first()).toBeVisible();
  const state = async () =>
    (await customer.call<{ quotations: { quotation: Quotation }[] }>('GET', '/quotations')).quotations[0]?.quotation.state;
  // Goods in a cart are not ordered yet.
  expect(await state()).toBe('draft');
  await orderCart(page, 'en', /Pick up at the depot/);
  await expect.poll(state).toBe('ordered');
  await page.goto('/quotations');
  await expect(page.getByText('Ordered', { exact: true })).toBeVisible();
});

test('the pages and dialogs of quotations are sound on a narrow screen in the dark', async ({ page, context }) => {
  const variant = await goods();
  await arrive(context, 'en');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/quotations');
  await expect(page.getByText(/Open a list or your cart/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/quotations/letterhead');
  await fillLetterhead(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await makeList(page, variant);
  await button(page, 'Quotation').first().click();
  await field(page, 'Client').fill('Bapak Yohanis');
  await button(page, 'Add: Transport').click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectSoundDialog(page, 'features/quotations/LineDialog.tsx', { trigger: button(page, 'Change: pasir urug') });
  // However long the words are, what is pressed stands beside them at the end of the row.
  await button(page, 'Change: pasir urug').click();
  await field(page, 'Text').fill('Pasir urug dari sungai Sentani, diantar sampai lokasi');
  await button(page, 'Done').click();
  const lines = page.getByRole('list', { name: 'Lines' });
  const ends = async (name: RegExp) =>
    new Set(await lines.getByRole('button', { name }).evaluateAll(all => all.map(each => Math.round(each.getBoundingClientRect().right))));
  for (const name of [/^Remove /, /^Change: /]) expect((await ends(name)).size).toBe(1);
  await expectSoundDialog(page, 'features/quotations/PaperDialog.tsx', { trigger: button(page, 'Preview and send') });
  await expectSoundDialog(page, 'features/quotations/DeleteQuotation.tsx', { trigger: button(page, 'Delete') });
});
