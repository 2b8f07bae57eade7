import { expect, test } from '@playwright/test';
import type { ProductList } from '#contract/catalogue.ts';
import type { ListGoods } from '#contract/lists.ts';
import type { Watch } from '#contract/watches.ts';
import { uuidv7 } from '#lib/ids.ts';
import { plenty } from '../support/catalogue.ts';
import { arrive, type Customer, call, register } from '../support/customer.ts';
import { asAdmin } from '../support/orders.ts';
import { queuedEdits, underWorker } from '../support/queued.ts';

const shopUrl = () => process.env.SHOP_URL ?? '';
const watched = async (customer: Customer) => (await customer.call<{ watches: Watch[] }>('GET', '/watches')).watches;

/** A variant of which there is none. */
async function soldOut(): Promise<{ id: string; slug: string }> {
  for (let page = 1; ; page += 1) {
    const { products } = await call<ProductList>(shopUrl(), 'GET', `/products?page=${page}&limit=50`);
    expect(products, 'products left').not.toHaveLength(0);
    for (const { slug, variants } of products) {
      const found = variants.find(({ stock }) => stock === 0);
      if (found !== undefined) return { id: found.id, slug };
    }
  }
}

test('sold-out goods are watched without a network, which reaches the shop once; a guest is asked to log in', async ({ page, context }) => {
  const customer = await register('en');
  const { id, slug } = await soldOut();
  const ask = page.getByRole('button', { name: 'Tell me when it is back' });
  await arrive(context, 'en');
  await page.goto(`/product/${slug}?variant=${id}`);
  await ask.click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();

  await arrive(context, 'en', customer.tokens);
  await page.goto(`/product/${slug}?variant=${id}`);
  await underWorker(page);
  await expect(ask).toBeEnabled();
  await context.setOffline(true);
  await ask.click();
  const undo = page.getByRole('button', { name: 'You will be told: undo' });
  await expect(undo).toBeVisible();
  await expect.poll(() => queuedEdits(page)).toBe(1);
  await context.setOffline(false);
  await expect.poll(async () => (await watched(customer)).map(each => [each.product_variant_id, each.kind])).toEqual([[id, 'stock']]);
  await page.reload();
  await undo.click();
  await expect.poll(() => watched(customer)).toEqual([]);
});

test('a price is watched from a line of a list, and its news lead to the goods', async ({ page, context }) => {
  const customer = await register('en');
  // Far behind the goods that other tests buy.
  const [variant = ''] = (await plenty(90)).at(-1) ?? [];
  const { goods } = await call<{ goods: ListGoods[] }>(shopUrl(), 'POST', '/list-goods', {
    json: { items: [{ product_variant_id: variant }] },
  });
  const [known] = goods;
  if (known === undefined) throw new Error('no goods');
  const list = uuidv7();
  await customer.call('POST', '/lists', {
    id: list,
    name: 'Ruko',
    lines: [{ id: uuidv7(), product_variant_id: variant, quantity: 5, position: 1 }],
  });
  await arrive(context, 'en', customer.tokens);
  await page.goto(`/lists/${list}`);
  await page.getByRole('button', { name: /^Edit (?!details)/ }).click();
  await page.getByRole('button', { name: 'Tell me when the price falls' }).click();
  await expect(page.getByRole('button', { name: 'Price is watched: undo' })).toBeVisible();
  await expect.poll(() => watched(customer)).toHaveLength(1);

  const price = `variants/${encodeURIComponent(known.sku ?? '')}/price`;
  await asAdmin('PUT', price, { price: known.price - 100 });
  try {
    // The shop looks every ten seconds.
    await expect
      .poll(async () => (await customer.call<{ total: number }>('GET', `/notifications/user/${customer.user.id}?type=3`)).total)
      .toBe(1);
  } finally {
    await asAdmin('PUT', price, { price: known.price });
  }
  await page.goto('/notifications?type=3');
  const watches = page.getByRole('region', { name: 'Watched goods' });
  await expect(watches.getByText(/^When it costs less than Rp/)).toBeVisible();
  await expect(page.getByText(/^The price of .* fell to Rp/)).toBeVisible();
  await page.getByRole('link', { name: 'See the product' }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${known.product.slug}\\?variant=${variant}$`));
  await page.goBack();
  await watches.getByRole('button', { name: /^Stop telling me about/ }).click();
  await expect(watches).toHaveCount(0);
  await expect.poll(() => watched(customer)).toEqual([]);
});
