import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { List, ListSummary } from '#contract/lists.ts';
import type { Order } from '#contract/orders.ts';
import { uuidv7 } from '#lib/ids.ts';
import { arrive, type Customer, call, register } from '../support/customer.ts';
import { expectSoundDialog, expectSoundOpenDialog } from '../support/dialogs.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { queuedEdits, underWorker } from '../support/queued.ts';

const password = 'Fondasi2025';
const firstList = async (customer: Customer): Promise<List> => {
  const { lists } = await customer.call<{ lists: ListSummary[] }>('GET', '/lists');
  return customer.call('GET', `/lists/${lists[0]?.id}`);
};
const lineField = (page: Page) => page.getByRole('textbox', { name: 'New line or section' });

async function addLine(page: Page, text: string): Promise<void> {
  await lineField(page).fill(text);
  await page.getByRole('button', { name: 'Add line' }).click();
  await expect(lineField(page)).toHaveValue('');
}

/** Two variants that are sold one by one. */
async function goods(): Promise<{ id: string; slug: string }[]> {
  const { products } = await call<{
    products: { slug: string; variants: { id: string; min_quantity: number; step_quantity: number; stock: number }[] }[];
  }>(process.env.SHOP_URL ?? '', 'GET', '/products?limit=50&in_stock=true');
  return products.flatMap(({ slug, variants }) =>
    variants
      .filter(({ min_quantity, step_quantity, stock }) => min_quantity === 1 && step_quantity === 1 && stock > 50)
      .map(({ id }) => ({ id, slug })),
  );
}

test('a guest makes a list without a network, finds it after a restart, logs in, and it is in the account once', async ({
  page,
  context,
}) => {
  const customer = await register('en');
  await arrive(context, 'en');
  await page.goto('/lists');
  await underWorker(page);
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Name of a new list' }).fill('Sentani *house*');
  await page.getByRole('button', { name: 'New list' }).click();
  await expect(page.getByRole('heading', { name: 'Sentani *house*' })).toBeVisible();
  for (const text of ['paku payung', 'kawat bendrat']) await addLine(page, text);
  const address = page.url();
  await page.close();

  const restarted = await context.newPage();
  await restarted.goto(address);
  await expect(restarted.getByText('kawat bendrat', { exact: true })).toBeVisible();
  await restarted.getByRole('button', { name: 'More of paku payung' }).click();
  await expect(restarted.getByRole('textbox', { name: 'Quantity of paku payung' })).toHaveValue('2');
  await context.setOffline(false);

  await restarted.goto('/login');
  await restarted.getByRole('textbox', { name: 'Email' }).fill(customer.user.email);
  await restarted.getByLabel('Password', { exact: true }).fill(password);
  await restarted.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(restarted).not.toHaveURL(/login/);
  await restarted.goto('/lists');
  await restarted.getByRole('button', { name: 'Save to my account' }).click();
  await expect(restarted.getByRole('link', { name: 'Sentani *house*' })).toHaveCount(1);
  await expect.poll(async () => (await customer.call<{ total: number }>('GET', '/lists')).total).toBe(1);
  await expect
    .poll(async () => (await firstList(customer)).lines.map(({ text, quantity }) => [text, quantity]))
    .toEqual([
      ['paku payung', 2],
      ['kawat bendrat', 1],
    ]);
  await expect(restarted.getByRole('button', { name: 'Save to my account' })).toHaveCount(0);
  await restarted.reload();
  await expect(restarted.getByRole('link', { name: 'Sentani *house*' })).toHaveCount(1);
});

test('two phones edit one list without a network: different lines both stand, and of one line the customer decides', async ({
  page,
  context,
  browser,
}) => {
  const customer = await register('en');
  const [a, b] = [uuidv7(), uuidv7()];
  const id = uuidv7();
  await customer.call('POST', '/lists', {
    id,
    name: 'Ruko',
    lines: [
      { id: a, text: 'paku', quantity: 1, position: 1 },
      { id: b, text: 'kawat', quantity: 1, position: 2 },
    ],
  });
  const other = await browser.newContext();
  const phones: (readonly [Page, BrowserContext])[] = [
    [page, context],
    [await other.newPage(), other],
  ];
  for (const [phone, own] of phones) {
    await arrive(own, 'en', customer.tokens);
    await phone.goto(`/lists/${id}`);
    await underWorker(phone);
    await expect(phone.getByText('kawat', { exact: true })).toBeVisible();
    await own.setOffline(true);
  }
  const [[one, oneContext], [two, twoContext]] = phones as [(typeof phones)[number], (typeof phones)[number]];
  await one.getByRole('button', { name: 'More of paku' }).click();
  await two.getByRole('button', { name: 'More of kawat' }).click();
  await two.getByRole('textbox', { name: 'Quantity of paku' }).fill('7');
  await two.keyboard.press('Enter');
  // An edit that was tried meanwhile takes no later one in: there are two of them then.
  for (const [phone, lines] of [
    [one, 1],
    [two, 2],
  ] as const)
    await expect(phone.getByRole('listitem').getByText('Queued', { exact: true })).toHaveCount(lines);
  for (const phone of [one, two]) await expect.poll(() => queuedEdits(phone)).toBeGreaterThan(0);

  await oneContext.setOffline(false);
  await expect.poll(() => queuedEdits(one)).toBe(0);
  await twoContext.setOffline(false);
  await expect.poll(() => queuedEdits(two)).toBe(0);
  const amounts = async () => (await firstList(customer)).lines.map(({ text, quantity }) => [text, quantity]);
  expect(await amounts()).toEqual([
    ['paku', 7],
    ['kawat', 2],
  ]);
  // Both phones say what the other had made of it.
  for (const phone of [one, two]) {
    await phone.reload();
    await expect(phone.getByText('On another device: 2')).toBeVisible();
  }
  await one.getByRole('button', { name: 'Take that' }).click();
  await expect.poll(amounts).toEqual([
    ['paku', 2],
    ['kawat', 2],
  ]);
  await expect(two.getByText('On another device: 2')).toHaveCount(0);
  await other.close();
});

test('goods go from their page into a list and from the list into the cart, and a link shows it until it is revoked', async ({
  page,
  context,
}) => {
  const customer = await register('en');
  const [first] = await goods();
  await arrive(context, 'en', customer.tokens);
  await page.goto(`/product/${first?.slug}?variant=${first?.id}`);
  await page.getByRole('button', { name: 'Add to list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name of a new list' }).fill('Atap');
  await dialog.getByRole('button', { name: 'Add to list' }).click();
  await page.getByRole('button', { name: 'See list' }).click();
  await expect(page.getByRole('heading', { name: 'Atap' })).toBeVisible();
  await addLine(page, 'ongkos tukang');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'All to the cart' }).click();
  await expect(dialog.getByText('(your own words)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Put 1 product into the cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect
    .poll(async () =>
      (await customer.call<{ orders: Order[] }>('GET', '/orders/?status=1')).orders[0]?.order_items.map(item => item.product_variant_id),
    )
    .toEqual([first?.id]);

  await page.goBack();
  await page.getByRole('button', { name: 'Share' }).click();
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = (await dialog.getByText(/shared-list/).textContent()) ?? '';
  const receiver = await context.browser()?.newContext();
  if (receiver === undefined) throw new Error('no browser');
  await arrive(receiver, 'en');
  const reader = await receiver.newPage();
  await reader.goto(link);
  await expect(reader.getByText('ongkos tukang', { exact: true })).toBeVisible();
  await reader.getByRole('button', { name: 'Take it over into my lists' }).click();
  await expect(reader).toHaveURL(/\/lists\//);
  await expect(reader.getByText('ongkos tukang', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Revoke the link' }).click();
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible();
  await reader.goto(link);
  await expect(reader.getByText(/This link shows no list any more/)).toBeVisible();
  await receiver.close();
});

test('the pages and dialogs of lists are sound on a narrow screen in the dark', async ({ page, context }) => {
  const customer = await register('en');
  const [first] = await goods();
  const [id, section] = [uuidv7(), uuidv7()];
  await customer.call('POST', '/lists', {
    id,
    name: 'Rumah_36 *besar*',
    sections: [{ id: section, name: 'Pondasi', position: 1 }],
    lines: [
      { id: uuidv7(), product_variant_id: first?.id, quantity: 3, position: 1, section_id: section },
      { id: uuidv7(), text: 'paku', quantity: 1, position: 2 },
    ],
  });
  await arrive(context, 'en', customer.tokens);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/lists');
  await expect(page.getByRole('link', { name: 'Rumah_36 *besar*' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Rumah_36 *besar*' }).click();
  await expect(page.getByText('paku', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expectSoundDialog(page, 'features/lists/DetailsDialog.tsx', { trigger: button('Edit details') });
  await expectSoundDialog(page, 'features/lists/ShareDialog.tsx', { trigger: button('Share') });
  await expectSoundDialog(page, 'features/lists/ListMenu.tsx', { trigger: button('Delete') });
  await expectSoundDialog(page, 'features/lists/SectionDialog.tsx', { trigger: button('Edit section Pondasi') });
  await expectSoundDialog(page, 'features/lists/LineDialog.tsx', { trigger: button('Edit paku') });
  await button('Edit paku').click();
  await page.getByRole('dialog').getByRole('button', { name: 'To another list' }).click();
  await expectSoundOpenDialog(page, 'features/lists/TransferDialog.tsx', { name: 'To another list', back: button('Edit paku') });
  await expectSoundDialog(page, 'features/lists/PlanDialog.tsx', { trigger: button('All to the cart') });
  await page.goto(`/product/${first?.slug}?variant=${first?.id}`);
  await expectSoundDialog(page, 'features/lists/AddDialog.tsx', { trigger: button('Add to list') });
});
