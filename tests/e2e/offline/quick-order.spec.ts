import { expect, type Page, test } from '@playwright/test';
import type { List, ListSummary } from '#contract/lists.ts';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { arrive, register } from '../support/customer.ts';
import { expectSoundDialog } from '../support/dialogs.ts';
import { orderFrom } from '../support/list-orders.ts';
import { awake, expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { prepareOffline } from '../support/price-list.ts';
import { queuedEdits, underWorker } from '../support/queued.ts';
import { shareFrom, shareTextFrom } from '../support/share.ts';
import { words } from '../support/visit.ts';

const t = words.en;
let proxy: FaultProxy;
test.beforeEach(async () => {
  proxy = await startFaultProxy(process.env.SHOP_URL ?? '');
});
test.afterEach(() => proxy.stop());

const MESSAGE = `Assalamualaikum pak, tolong kirim besok ke proyek Sentani
1. semen pcc sagara 40kg 20 sak
2. besi 10 15 btg
3. pasir pasang 2 kubik
- split 1/2 3 kubik
- bata merah 1.000 biji
- batako 500 bh
- keramik 40x40 putih 22 dos
- gypsum 9mm 18 lbr
- hollow 4x4 12 btg
- paku 5cm 2 kg
- paku payung setengah kilo
- kawat bendrat 1 rol
- pipa 3 inch 4 batang
- kran air 1/2 3 bh
- kabel nym 2x1,5 2 rol
- lampu led 12 watt 10x
- triplek 9 mili 6
besi 10 - 15 btg
kloset duduk`;

const rows = (page: Page) => page.getByRole('list', { name: 'Lines' }).getByRole('listitem');
const rowOf = (page: Page, text: string) => rows(page).filter({ has: page.getByText(text, { exact: true }) });
const summary = (page: Page) => page.getByRole('main').getByRole('status');

/** Chooses the first goods of a row that offers some. */
async function chooseFirst(page: Page, text: string): Promise<void> {
  await rowOf(page, text).getByRole('combobox').selectOption({ index: 1 });
}

test('a message of 20 lines that another app shares without a network is reviewed, kept in a list and ordered later', async ({
  page,
  context,
}) => {
  const customer = await register('en');
  await arrive(context, 'en', customer.tokens, proxy.url);
  await prepareOffline(page, proxy.url);
  await page.close();
  await proxy.break('refuse');

  const cold = await context.newPage();
  await cold.setViewportSize({ width: 360, height: 740 });
  await test.step('the app that was not open shows the message line by line', async () => {
    await shareTextFrom(cold, proxy.url, MESSAGE);
    await expect(cold).toHaveURL(`${proxy.url}/quick-order`);
    await expect(rows(cold)).toHaveCount(20);
    await expect(summary(cold)).toContainText('2 asked');
    await expect(rowOf(cold, 'besi 10 - 15 btg').getByText('How many exactly?')).toBeVisible();
    await expect(rowOf(cold, 'kloset duduk').getByText('How many?')).toBeVisible();
    await expect(rowOf(cold, '- kawat bendrat 1 rol').getByText('Ready', { exact: true })).toBeVisible();
    await expectAccessible(cold);
    await expectNoSidewaysScroll(cold);
  });

  await test.step('what was chosen is there after a reload and after Back', async () => {
    await chooseFirst(cold, '2. besi 10 15 btg');
    await expect(rowOf(cold, '2. besi 10 15 btg').getByText('Ready', { exact: true })).toBeVisible();
    await cold.reload();
    await expect(rowOf(cold, '2. besi 10 15 btg').getByText('Ready', { exact: true })).toBeVisible();
    await cold.goto(`${proxy.url}/lists`);
    await cold.goBack();
    await expect(rowOf(cold, '2. besi 10 15 btg').getByText('Ready', { exact: true })).toBeVisible();
  });

  await test.step('what is ready goes into a list, and the rest stays', async () => {
    await cold.getByRole('button', { name: /into a list$/ }).click();
    const dialog = cold.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name of a new list' }).fill('Sentani');
    await dialog.getByRole('button', { name: 'Add to list' }).click();
    await expect(rowOf(cold, '- kawat bendrat 1 rol')).toHaveCount(0);
    await expect(rowOf(cold, 'besi 10 - 15 btg')).toBeVisible();
    await expect.poll(() => queuedEdits(cold)).toBe(1);
  });

  await test.step('the two that were asked are answered, and it is ordered with a network', async () => {
    for (const text of ['besi 10 - 15 btg', 'kloset duduk']) {
      await chooseFirst(cold, text);
      const amount = cold.getByRole('textbox', { name: `Quantity of ${text}` });
      await amount.fill('12');
      await amount.press('Enter');
      await expect(rowOf(cold, text).getByText('Ready', { exact: true })).toBeVisible();
    }
    await proxy.heal();
    await expect.poll(() => queuedEdits(cold), { timeout: 60_000 }).toBe(0);
    const { lists } = await customer.call<{ lists: ListSummary[] }>('GET', '/lists');
    const list = await customer.call<List>('GET', `/lists/${lists[0]?.id}`);
    expect(list.lines.map(({ quantity }) => quantity)).toEqual([20, 15, 4, 1]);
    expect(list.lines.every(({ source }) => source === 'paste')).toBe(true);
    expect((await orderFrom(cold, customer, '2 to the cart')).lines).toBe(2);
    // The phone has to know that its cart is ordered: what it puts into that one would come too late.
    await cold.goto(`${proxy.url}/cart`);
    await expect(cold.getByText('Your cart is empty')).toBeVisible();
    await cold.goto(`${proxy.url}/lists/${list.id}`);
    expect((await orderFrom(cold, customer, 'All to the cart')).lines).toBe(4);
  });
});

test('a line that was added later is looked for before it is called unknown, and goods that could not be asked for are asked again', async ({
  page,
  context,
}) => {
  await arrive(context, 'en', undefined, proxy.url);
  await page.goto(`${proxy.url}/quick-order`);
  await awake(page);
  const text = page.getByRole('textbox', { name: 'Your order' });
  const check = page.getByRole('button', { name: 'Check the lines' });
  await text.fill('semen pcc sagara 40kg 20 sak');
  await check.click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Change the text' }).click();
  await proxy.break('hang', { path: /^\/api\/v1\/products/ });
  await text.fill('semen pcc sagara 40kg 20 sak\npaku 5cm 2 kg');
  await check.click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(page.getByText(/^Not found among our goods/)).toHaveCount(0);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 60_000 });
  await proxy.heal();
  await again.click();
  await expect(rowOf(page, 'paku 5cm 2 kg').getByRole('combobox')).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('a text file that is shared, a file that is chosen and a text that is pasted into the search all become orders', async ({
  page,
  context,
}) => {
  await arrive(context, 'en', undefined, proxy.url);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(`${proxy.url}/about`);
  await underWorker(page);
  await awake(page);
  await shareFrom(page, { name: 'pesanan.csv', mimeType: 'text/csv', buffer: Buffer.from('nama;jumlah;satuan\nkawat bendrat;2;roll\n') });
  await expect(page).toHaveURL(`${proxy.url}/quick-order`);
  await expect(rowOf(page, 'kawat bendrat;2;roll').getByText('Ready', { exact: true })).toBeVisible();
  await expectSoundDialog(page, 'features/lists/quick/IntoListDialog.tsx', {
    trigger: page.getByRole('button', { name: '1 into a list' }),
  });
  await page.getByRole('button', { name: 'Change the text' }).click();
  const field = page.getByRole('textbox', { name: 'Your order' });
  await field.fill('');
  await page.getByLabel('Choose a file').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('semen 0 sak') });
  await expect(rowOf(page, 'semen 0 sak').getByText('The quantity is 0. How many?')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Change the text' }).click();
  await field.fill('');
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download a sample file' }).click()]);
  expect(saved.suggestedFilename()).toBe('sample-order.csv');
  await page.getByLabel('Choose a file').setInputFiles(await saved.path());
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Change the text' }).click();
  await field.fill('');

  await page.setViewportSize({ width: 1280, height: 800 });
  const search = page.getByRole('banner').getByRole('combobox', { name: t.searchProducts });
  await search.evaluate((input: HTMLInputElement) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'kawat bendrat 2 rol\npasir 1 rit');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await page.getByRole('button', { name: 'Read it line by line' }).click();
  await expect(rowOf(page, 'pasir 1 rit').getByText(/not the same everywhere/)).toBeVisible();
  await page.getByRole('button', { name: 'Change the text' }).click();
  await expectAccessible(page);
});
