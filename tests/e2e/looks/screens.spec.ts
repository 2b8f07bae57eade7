import { expect, type Page, test } from '@playwright/test';
import type { ProductList } from '#contract/catalogue.ts';
import type { Article } from '#contract/content.ts';
import { admin } from '../support/admin.ts';
import { cards, variantId } from '../support/catalogue.ts';
import { arrive, call, fillCart, placeOrder, register } from '../support/customer.ts';
import { awake, boxOf, bringIntoView } from '../support/page-checks.ts';

test.use({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });

const url = process.env.SHOP_URL ?? '';

test('home: banners, best sellers, all products with load more, promotion, new, blog', async ({ page, context }) => {
  await arrive(context, 'en');
  await page.goto('/');
  await awake(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Categories',
    'This week’s picks',
    'Best sellers',
    'All products',
    'Promotion',
    'New',
    'From the blog',
  ]);
  const part = (name: string) => main.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
  const { banners } = await call<{ banners: { title: string; link: string }[] }>(url, 'GET', '/banners?lang=en');
  for (const { title } of banners) await expect(part('This week’s picks').getByText(title)).toBeAttached();
  const names = async (query: string) => {
    const { products } = await call<ProductList>(url, 'GET', `/products?lang=en&${query}`);
    return products.map(({ name }) => name);
  };
  for (const [name, query] of [
    ['Best sellers', 'sort=best_selling&limit=10'],
    ['Promotion', 'promotion=true&sort=best_selling&limit=10'],
    ['New', 'sort=newest&limit=10'],
  ] as const) {
    await bringIntoView(part(name));
    await expect(part(name).getByRole('article').getByRole('heading')).toHaveText(await names(query));
  }
  const all = part('All products');
  await expect(all.getByRole('article')).toHaveCount(12);
  await all.getByRole('button', { name: 'Load more' }).click();
  await expect(all.getByRole('article')).toHaveCount(24);
  await expect(all.getByRole('status')).toContainText('24 of ');
  await expect(part('From the blog').getByRole('article').first()).toBeVisible();
});

test('questions are searched and led to, articles are found by tag, brands by their letters, and none says so', async ({
  page,
  context,
}) => {
  await arrive(context, 'en');
  const { sections } = await call<{ sections: { id: string; heading: string }[] }>(url, 'GET', '/pages/faq?lang=en');
  const [, asked] = sections;
  if (asked === undefined) throw new Error('no question');
  await page.goto(`/faq#${asked.id}`);
  await awake(page);
  const question = page.locator(`[id="${asked.id}"]`);
  await expect(question).toHaveAttribute('open', '');
  await expect(question.getByRole('heading', { name: asked.heading })).toBeInViewport();
  const field = page.getByRole('searchbox', { name: 'Search the questions' });
  await field.fill('zzzz');
  await expect(page.getByText('No question has these words')).toBeVisible();
  await field.fill(asked.heading);
  await expect(question).toBeVisible();

  await page.goto('/blog');
  await awake(page);
  const { articles } = await call<{ articles: Article[] }>(url, 'GET', '/articles?lang=en');
  const [tag] = articles[0]?.tags ?? [];
  if (tag === undefined) throw new Error('no tag');
  await page
    .getByRole('navigation', { name: 'Tags' })
    .getByRole('link', { name: new RegExp(`^${tag.name} \\(`) })
    .click();
  await expect(page).toHaveURL(`/blog?tag=${tag.slug}`);
  const tagged = articles.filter(({ tags }) => tags.some(({ slug }) => slug === tag.slug));
  await expect(cards(page)).toHaveCount(tagged.length);
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog_detail\//);
  await expect(page.getByRole('article').first().locator('footer').getByRole('link', { name: tag.name })).toHaveAttribute(
    'href',
    `/blog?tag=${tag.slug}`,
  );
  await page.goto('/brands');
  await awake(page);
  await page.getByLabel('Find a brand').fill('saga');
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: /^Sagara/ }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Garuka/ })).toHaveCount(0);
  await page.goto('/blog?tag=none');
  await expect(page.getByRole('main').getByText('No articles found')).toBeVisible();
});

test('notifications by kind, a page at a time, with their texts; none, and no orders', async ({ page, context }) => {
  const customer = await register('en');
  await arrive(context, 'en', customer.tokens);
  const main = page.getByRole('main');
  await page.goto('/notifications');
  await awake(page);
  await expect(main.getByText('No notification', { exact: true })).toBeVisible();
  await expect(main.getByRole('navigation', { name: 'Kinds of notifications' })).toHaveCount(0);
  await page.goto('/reviews?tab=written');
  await awake(page);
  await expect(main.getByText('Nothing waits for a review. What you receive appears here')).toBeVisible();
  await expect(main.getByRole('navigation'), 'no tabs').toHaveAccessibleName('Account menu');
  await page.goto('/transactions');
  await awake(page);
  await expect(main.getByText('You have no orders yet')).toBeVisible();
  await expect(main.getByRole('navigation'), 'no tabs').toHaveAccessibleName('Account menu');
  expect((await boxOf(main.locator('svg').first())).height, 'the drawing of the notice').toBeGreaterThan(60);
  await page.goto('/notifications');
  await admin('promote', '--to', customer.user.email, '--id-text', 'Semen 10%', '--en-text', 'Cement 10 % off');
  await admin('announce', '--to', customer.user.email, '--id-text', 'Tutup', '--en-text', 'Closed on Sunday');
  await placeOrder(customer, await fillCart(customer, { [await variantId('semen-masonry-sagara-plester')]: 5 }));
  const entries = main.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(entries).toHaveCount(3);
  for (const [kind, text, type] of [
    ['Transactions', 'Order made, waiting for admin approval', '1'],
    ['Promo', 'Cement 10 % off', '2'],
    ['Announcements', 'Closed on Sunday', '3'],
  ] as const) {
    await filterBy(page, kind);
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText(text);
    expect(new URL(page.url()).searchParams.get('type')).toBe(type);
  }
  await filterBy(page, 'All');
  await expect(entries).toHaveCount(3);
});

async function filterBy(page: Page, kind: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Kinds of notifications' }).getByRole('link', { name: kind, exact: true }).click();
}
