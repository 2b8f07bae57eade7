import { type APIRequestContext, expect, test } from '@playwright/test';
import { keptEdits } from './support/kept.ts';
import { open } from './support/visit.ts';

interface CartItem {
  readonly product_variant_id: string;
  readonly quantity: number;
}

test('edits that were made without a network outlive a reload and reach the cart once', async ({ page, context, request }) => {
  test.setTimeout(120_000);
  const tokens = await register(request);
  const headers = { Authorization: `Bearer ${tokens.token}` };
  await fillCart(request, headers);
  await open(context, 'en');
  await context.addInitScript(({ token, refresh_token }) => {
    localStorage.setItem('access_token', token);
    localStorage.setItem('refresh_token', refresh_token);
  }, tokens);
  const keys: string[] = [];
  context.on('request', sent => {
    if (sent.method() !== 'POST' || !sent.url().includes('/v1/orders/cart')) return;
    // Several edits travel together, each with its key.
    const edits: { key: string }[] = sent.postDataJSON().edits ?? [{ key: sent.headers()['idempotency-key'] ?? '' }];
    keys.push(...edits.map(({ key }) => key));
  });

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
  await expect.poll(() => keptEdits(page)).toBe(5);
  const tried = new Set(keys);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  expect(await keptEdits(page)).toBe(5);
  expect([...(await cartOf(request, headers))].every(line => line.quantity === before.get(line.product_variant_id))).toBe(true);

  keys.length = 0;
  await context.setOffline(false);
  await expect.poll(() => keptEdits(page), { timeout: 40_000 }).toBe(0);
  const after = await cartOf(request, headers);
  expect(after).toHaveLength(5);
  for (const line of after) expect(line.quantity).toBeGreaterThan(before.get(line.product_variant_id) ?? 0);
  // One key an edit, and those that were tried before the reload are among them.
  expect(keys).toHaveLength(5);
  expect(new Set(keys).size).toBe(5);
  for (const key of tried) expect(keys).toContain(key);
  await expect(page.getByRole('button', { name: /^More of/ })).toHaveCount(5);
});

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
