import { type APIRequestContext, expect, test } from '@playwright/test';
import { queuedEdits } from '../support/queued.ts';
import { open } from '../support/visit.ts';

interface CartItem {
  readonly product_variant_id: string;
  readonly quantity: number;
}

test('edits that were made without a network outlive a reload and reach the cart once', async ({ page, context, request }) => {
  const tokens = await register(request);
  const headers = { Authorization: `Bearer ${tokens.token}` };
  await fillCart(request, headers);
  await open(context, 'en');
  await context.addInitScript(({ token, refresh_token }) => {
    localStorage.setItem('access_token', token);
    localStorage.setItem('refresh_token', refresh_token);
  }, tokens);
  await page.goto('/cart');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(page.getByRole('button', { name: /^More of/ })).toHaveCount(5);
  const before = new Map((await cartOf(request, headers)).map(line => [line.product_variant_id, line.quantity]));

  await context.setOffline(true);
  for (let index = 0; index < 5; index += 1)
    await page
      .getByRole('button', { name: /^More of/ })
      .nth(index)
      .click();
  await expect.poll(() => queuedEdits(page)).toBe(5);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  expect(await queuedEdits(page)).toBe(5);
  expect([...(await cartOf(request, headers))].every(line => line.quantity === before.get(line.product_variant_id))).toBe(true);

  const start = (await eventsOf(request, headers)).cursor;
  await context.setOffline(false);
  await expect.poll(() => queuedEdits(page), { timeout: 40_000 }).toBe(0);
  const after = await cartOf(request, headers);
  expect(after).toHaveLength(5);
  for (const line of after) expect(line.quantity).toBeGreaterThan(before.get(line.product_variant_id) ?? 0);
  // The shop itself got five writes, each once.
  const writes = (await eventsOf(request, headers, start)).events.filter(({ kind }) => kind === 'cart');
  expect(writes).toHaveLength(5);
  expect(new Set(writes.map(({ origin }) => origin)).size).toBe(5);
  await expect(page.getByRole('button', { name: /^More of/ })).toHaveCount(5);
});

interface Changes {
  readonly cursor: number;
  readonly events: readonly { readonly kind: string; readonly origin: string | null }[];
}

/** Where the shop's telling of the customer's changes stands, and what came after a cursor. */
async function eventsOf(request: APIRequestContext, headers: Record<string, string>, after?: number): Promise<Changes> {
  const answer = await request.get(`/api/v1/events${after === undefined ? '' : `?after=${after}`}`, { headers });
  return (await answer.json()).data;
}

async function register(request: APIRequestContext): Promise<{ token: string; refresh_token: string }> {
  const password = 'Fondasi2025';
  const answer = await request.post('/api/v1/register', {
    data: {
      name: 'Thomas Salampessy',
      email: `offline.${Date.now()}@contoh.test`,
      phone: '0812-3456-7890',
      password,
      password_confirmation: password,
      terms_agreed: true,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}

/** Five products, each in its smallest quantity, of which there is plenty. */
async function fillCart(request: APIRequestContext, headers: Record<string, string>): Promise<void> {
  const { data } = await (await request.get('/api/v1/products')).json();
  const items = (data.products as { slug: string }[]).slice(0, 12).map(async ({ slug }) => {
    const product = (await (await request.get(`/api/v1/products/${slug}`)).json()).data;
    return product.variants.find((variant: { stock: number; min_quantity: number; step_quantity: number }) => {
      return variant.stock >= 2 * (variant.min_quantity + variant.step_quantity);
    });
  });
  const variants = (await Promise.all(items)).filter(variant => variant !== undefined).slice(0, 5);
  const lines = variants.map(({ id, min_quantity }: { id: string; min_quantity: number }) => ({
    product_variant_id: id,
    quantity: min_quantity,
  }));
  const answer = await request.post('/api/v1/orders/cart/', { headers, data: { items: lines } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function cartOf(request: APIRequestContext, headers: Record<string, string>): Promise<readonly CartItem[]> {
  const { data } = await (await request.get('/api/v1/orders/?status=1', { headers })).json();
  return data.orders[0]?.order_items ?? [];
}
