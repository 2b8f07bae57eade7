import { expect, test } from '@playwright/test';
import type { List, ListSummary } from '#contract/lists.ts';
import { uuidv7 } from '#lib/ids.ts';
import { plenty } from '../support/catalogue.ts';
import { arrive, type Customer, register } from '../support/customer.ts';
import { orderFrom } from '../support/list-orders.ts';
import { bring } from '../support/orders.ts';
import { underWorker } from '../support/queued.ts';

const password = 'Fondasi2025';
const LINES = 40;

const listsOf = async (customer: Customer) => (await customer.call<{ lists: ListSummary[] }>('GET', '/lists')).lists;

/** Shares a list of forty goods in two sections. @returns the path of its link */
async function sharedForty(): Promise<string> {
  const foreman = await register('en');
  const goods = await plenty(LINES);
  const [id, ...sections] = [uuidv7(), uuidv7(), uuidv7()];
  await foreman.call('POST', '/lists', {
    id,
    name: 'House in Sentani',
    sections: sections.map((section, index) => ({ id: section, name: ['Foundation', 'Roof'][index], position: index + 1 })),
    lines: goods.map(([variant, least], index) => ({
      ...{ id: uuidv7(), product_variant_id: variant, quantity: least, position: index + 1 },
      section_id: sections[index < LINES / 2 ? 0 : 1],
    })),
  });
  const { token } = await foreman.call<{ token: string }>('POST', `/lists/${id}/share`);
  return `/shared-list/${token}`;
}

test('a guest’s list of forty lines outlives a restart in aeroplane mode, comes into the account beside another, and is bought in two orders', async ({
  page,
  context,
}) => {
  const customer = await register('en');
  await customer.call('POST', '/lists', {
    id: uuidv7(),
    name: 'Shop house',
    lines: [{ id: uuidv7(), text: 'paku', quantity: 1, position: 1 }],
  });
  await arrive(context, 'en');
  await page.goto(await sharedForty());
  await expect(page.getByRole('heading', { name: 'House in Sentani' })).toBeVisible();
  await underWorker(page);
  // The page was loaded again for that, and so was the list.
  await expect(page.getByRole('heading', { name: 'House in Sentani' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Take it over into my lists' }).click();
  await expect(page).toHaveURL(/\/lists\//);
  await page.getByRole('textbox', { name: 'New line or section' }).fill('wages');
  await page.getByRole('button', { name: 'Add line' }).click();
  await expect(page.getByText('wages', { exact: true })).toBeVisible();
  const address = page.url();
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText('wages', { exact: true })).toBeVisible();
  await expect(again.getByRole('button', { name: /^Edit / })).toHaveCount(LINES + 4);
  await context.setOffline(false);
  await again.goto('/login');
  await again.getByRole('textbox', { name: 'Email' }).fill(customer.user.email);
  await again.getByLabel('Password', { exact: true }).fill(password);
  await again.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(again).not.toHaveURL(/login/);
  await again.goto('/lists');
  await again.getByRole('button', { name: 'Save to my account' }).click();
  await expect
    .poll(async () => (await listsOf(customer)).map(({ name, lines }) => [name, lines]).sort())
    .toEqual([
      ['House in Sentani', LINES + 1],
      ['Shop house', 1],
    ]);

  await again.goto(address);
  await again.getByRole('checkbox', { name: 'Foundation', exact: true }).check();
  const first = await orderFrom(again, customer, 'To the cart');
  expect(first.lines).toBe(LINES / 2);
  await bring(customer, first.id);
  await expect.poll(async () => (await listsOf(customer)).map(each => each.bought_lines).sort()).toEqual([0, LINES / 2]);

  // What is bought already is not offered again.
  await again.goto(address);
  await expect(again.getByText('Bought', { exact: true })).toHaveCount(LINES / 2);
  const second = await orderFrom(again, customer, 'All to the cart');
  expect(second.lines).toBe(LINES / 2);
  await bring(customer, second.id);
  const id = address.split('/').at(-1);
  const { lines } = await customer.call<List>('GET', `/lists/${id}`);
  const short = lines.filter(({ bought, quantity }) => bought !== quantity);
  expect(short.map(({ text, bought }) => [text, bought])).toEqual([['wages', 0]]);
});

test('a line goes to another list and a section is copied without a network, also for a guest', async ({ page, context }) => {
  await arrive(context, 'en');
  await page.goto('/lists');
  await underWorker(page);
  await context.setOffline(true);
  const field = page.getByRole('textbox', { name: 'New line or section' });
  const add = async (text: string, what: 'Add line' | 'Add section') => {
    await field.fill(text);
    await page.getByRole('button', { name: what }).click();
    await expect(field).toHaveValue('');
  };
  await page.getByRole('textbox', { name: 'Name of a new list' }).fill('Ruko');
  await page.getByRole('button', { name: 'New list' }).click();
  await add('Roof', 'Add section');
  await add('nails', 'Add line');
  await add('wire', 'Add line');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Edit wire' }).click();
  await dialog.getByRole('button', { name: 'To another list' }).click();
  await dialog.getByRole('textbox', { name: 'Name of a new list' }).fill('Rumah');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('wire', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit section Roof' }).click();
  await dialog.getByRole('button', { name: 'To another list' }).click();
  await expect(dialog.getByRole('combobox', { name: 'List' })).toHaveValue(/.+/);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('nails', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'See list' }).last().click();
  await expect(page.getByRole('heading', { name: 'Rumah' })).toBeVisible();
  await expect(page.getByText('wire', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Roof' }).getByText('nails', { exact: true })).toBeVisible();
});
