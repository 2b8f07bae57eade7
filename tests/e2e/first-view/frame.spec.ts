import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Order } from '#contract/orders.ts';
import type { SiteInfo } from '#contract/site.ts';
import { formatPhone } from '#lib/phone-format.ts';
import { admin } from '../support/admin.ts';
import { variantId } from '../support/catalogue.ts';
import { arrive, call, fillCart, register } from '../support/customer.ts';
import { awake, bringIntoView, expectStandstill } from '../support/page-checks.ts';
import { rupiah } from '../support/visit.ts';

test.use({ serviceWorkers: 'block' });

const url = process.env.SHOP_URL ?? '';
const banner = (page: Page) => page.getByRole('banner');

test.describe('the frame on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const language of ['id', 'en'] as const) {
    test(`the footer tells in ${language} who stands behind the shop`, async ({ page, context }) => {
      await arrive(context, language);
      const site = await call<SiteInfo>(url, 'GET', `/site-info?lang=${language}`);
      await page.goto('/categories');
      await awake(page);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText(language === 'id' ? site.description_id : site.description_en)).toBeVisible();
      for (const { name, link } of site.socials)
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', link);
      expect(site.socials.map(({ name }) => name)).toEqual(['Facebook', 'Instagram', 'WhatsApp']);
      await expect(footer.getByRole('link', { name: formatPhone(site.phone) })).toHaveAttribute('href', `tel:${site.phone}`);
      await expect(footer.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
      const logos = [...site.payment_methods, ...site.delivery_services];
      expect(Math.min(site.payment_methods.length, site.delivery_services.length)).toBeGreaterThan(1);
      for (const { name } of logos) await expect(footer.getByRole('img', { name, exact: true })).toBeAttached();
      await expect(footer.getByText(site.legal)).toBeVisible();
      for (const { label, route } of site.others) {
        await footer.getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(route);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      }
      // A link to where one is leads to its top as well.
      await footer.getByRole('link', { name: site.others.at(-1)?.label ?? '', exact: true }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  }

  test('a guest’s top bar stays in sight; the menu row leads on and marks where one is', async ({ page, context }) => {
    await arrive(context, 'en');
    await page.goto('/about');
    await awake(page);
    const bell = banner(page).getByRole('link', { name: 'Notifications', exact: true });
    await bell.hover();
    await expect(bell).not.toHaveAttribute('aria-expanded');
    await expect(banner(page).getByRole('link', { name: 'Cart', exact: true })).toHaveAttribute('href', '/cart');
    for (const name of ['Login', 'Sign up']) await expect(banner(page).getByRole('link', { name, exact: true })).toBeVisible();
    await page.mouse.wheel(0, 1_500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await expect(banner(page).getByRole('combobox', { name: 'Search products' })).toBeInViewport();

    const row = page.getByRole('navigation', { name: 'Main menu' });
    await expect(row.getByRole('link')).toHaveText(['Categories', 'Browse products', 'About', 'Help', 'Blog']);
    await expect(row.locator('[data-status="active"]')).toHaveText('About');
    await row.getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(row.locator('[data-status="active"]')).toHaveText('Help');
    await expect(row.locator('[data-status="active"]')).toHaveAttribute('aria-current', 'page');
    await row.getByRole('link', { name: 'Browse products', exact: true }).hover();
    await expect(row.getByRole('link', { name: 'Calculators', exact: true })).toHaveAttribute('href', '/calculators');
    await row.getByRole('link', { name: 'Categories', exact: true }).hover();
    const { categories } = await call<{ categories: { slug: string; name: string }[] }>(url, 'GET', '/categories?lang=en');
    await row.getByRole('link', { name: categories[0]?.name ?? '', exact: true }).click();
    await expect(page).toHaveURL(`/categories/${categories[0]?.slug}`);

    await page.route('**/api/v1/site-info*', async route => {
      const { data, ...answer } = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, data: { ...data, blog_url: 'https://blog.contoh.test/' } } });
    });
    await banner(page).getByRole('button', { name: 'Language: Bahasa Indonesia' }).click();
    const blog = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Blog' });
    await expect(blog).toHaveAttribute('href', 'https://blog.contoh.test/');
    await expect(blog).toHaveAttribute('target', '_blank');
    await banner(page)
      .getByRole('link', { name: /^Fondasi/ })
      .click();
    await expect(page).toHaveURL('/');
  });

  test('both levels of categories open below the main menu, and the keyboard goes through them', async ({ page, context }) => {
    await arrive(context, 'en');
    await page.goto('/about');
    await awake(page);
    const { categories } = await call<{ categories: { name: string; children: { slug: string; name: string }[] }[] }>(
      url,
      'GET',
      '/categories?lang=en',
    );
    const [first, second] = categories;
    const child = first?.children[0];
    if (first === undefined || second === undefined || child === undefined) throw new Error('no categories');
    const row = page.getByRole('navigation', { name: 'Main menu' });
    const trigger = row.getByRole('link', { name: 'Categories', exact: true });
    const link = (name: string) => row.getByRole('link', { name, exact: true });
    await page.getByRole('combobox', { name: 'Search products' }).focus();
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(trigger).toBeFocused({ timeout: 100 });
    }).toPass();
    await expect(link(second.name)).toBeVisible();
    for (const { name } of first.children) await expect(row.getByRole('list', { name: first.name }).getByText(name)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link(first.name)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(link(second.name)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect(link(child.name)).toBeFocused();
    // A Tab leads on behind the first level: a customer need not go past each link of the second.
    await page.keyboard.press('Tab');
    await expect(link(second.name)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
    await expect(link(first.name)).toHaveCount(0);
    await trigger.hover();
    await link(child.name).click();
    await expect(page).toHaveURL(`/categories/${child.slug}`);
    await expect(link(first.name)).toHaveCount(0);
  });

  test('a customer’s top bar: six notifications, the cart’s lines, the profile menu, 12 px below', async ({ page, context }) => {
    const customer = await register('en');
    const texts = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map(word => `The ${word} word`);
    for (const text of texts) await admin('announce', '--to', customer.user.email, '--id-text', `id ${text}`, '--en-text', text);
    const saw = await variantId('mesin-potong-keramik-garuka-4');
    const { id } = await fillCart(customer, { [saw]: 2 });
    const cart = await customer.call<Order>('GET', `/orders/${id}?lang=en`);
    const [line] = cart.order_items;
    if (line === undefined) throw new Error('no line');
    expect(line.discount).toBeGreaterThan(0);
    await arrive(context, 'en', customer.tokens);
    await page.goto('/about');
    await awake(page);

    const bell = banner(page).getByRole('link', { name: /^Notifications: 7/ });
    const news = await opened(page, bell);
    await expect(news.getByText('Notifications', { exact: true })).toBeVisible();
    await expect(news.getByRole('listitem')).toContainText(texts.slice(1).reverse());
    await news.getByRole('link', { name: 'See all (7)' }).click();
    await expect(page).toHaveURL('/notifications');

    const lines = await opened(page, banner(page).getByRole('link', { name: 'Cart, products: 1' }));
    const entry = lines.getByRole('listitem');
    await expect(entry).toContainText(`${line.product_variant.name} × 2`);
    await expect(entry).toContainText(rupiah(cart.total));
    await expect(entry.locator('s, del')).toContainText(rupiah(line.price * 2));
    await lines.getByRole('link', { name: 'See all (1)' }).click();
    await expect(page).toHaveURL('/cart');

    const profile = banner(page).getByRole('link', { name: `Profile of ${customer.user.name}` });
    await expect(profile).toHaveAttribute('href', '/profile');
    const menu = await opened(page, profile);
    for (const title of ['My account', 'My orders']) await expect(menu.getByText(title, { exact: true })).toBeVisible();
    await expect(menu.getByRole('link')).toHaveText([
      'Notifications',
      'Profile',
      'Lists',
      'Quotations',
      'Reviews',
      'Address',
      'Waiting to be sent',
      'Change password',
      'Devices and data',
      'Waiting for payment',
      'Waiting for admin validation',
      'My transactions',
    ]);
    await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  test('select lists are 250 high at most with options of 40', async ({ page, context }) => {
    await arrive(context, 'en');
    await page.goto('/products');
    await awake(page);
    const select = page.getByLabel('Sort');
    await select.press('Space');
    const sizes = () =>
      select.evaluate(element => ({
        options: [...element.querySelectorAll('option')].map(option => option.getBoundingClientRect().height),
        list: getComputedStyle(element, '::picker(select)').maxHeight,
      }));
    await expect.poll(async () => (await sizes()).options[0]).toBe(40);
    expect((await sizes()).list).toBe('250px');
    expect(new Set((await sizes()).options)).toEqual(new Set([40]));
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`sections come into sight once, with motion: ${reducedMotion}`, async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 360, height: 700 });
    await arrive(context, 'en');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const section = page.locator('[data-reveal]').last();
    await expect(section).toHaveAttribute('data-reveal', 'waiting');
    const isStill = reducedMotion === 'reduce';
    const look = () => section.evaluate(element => [getComputedStyle(element).opacity, getComputedStyle(element).transitionDuration]);
    expect((await look())[0]).toBe(isStill ? '1' : '0');
    await section.evaluate(element => element.scrollIntoView({ behavior: 'instant' }));
    await expect(section).toHaveAttribute('data-reveal', 'shown');
    expect(Number.parseFloat((await look())[1] ?? '') > 0.01).toBe(!isStill);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(async () => (await look())[0]).toBe('1');
    await expect(section).toHaveAttribute('data-reveal', 'shown');
  });
}

test('the sidebar of a guest and of a customer, over the whole phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await arrive(context, 'en');
  const sidebar = await openSidebar(page);
  await expect(sidebar.getByRole('link', { name: /^Fondasi/ })).toHaveAttribute('href', '/');
  for (const name of ['Notifications: 0', 'Cart, products: 0']) await expect(sidebar.getByRole('link', { name })).toHaveText('0');
  await expect(sidebar.getByText('My account')).toHaveCount(0);
  await sidebar.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/register');

  const customer = await register('en');
  await admin('announce', '--to', customer.user.email, '--id-text', 'Halo', '--en-text', 'Hello');
  await fillCart(customer, { [await variantId('semen-masonry-sagara-plester')]: 5 });
  await arrive(context, 'en', customer.tokens);
  const own = await openSidebar(page);
  const room = await page.evaluate(() => document.documentElement.clientWidth);
  const { x, y, width, height } = (await own.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  expect([x, y, height, width >= room - 15], 'over everything but a scrollbar').toEqual([0, 0, 640, true]);
  for (const name of ['Notifications: 1', 'Cart, products: 1']) await expect(own.getByRole('link', { name })).toHaveText('1');
  for (const name of ['Login', 'Sign up']) await expect(own.getByRole('link', { name, exact: true })).toHaveCount(0);
  await expect(own.getByRole('link', { name: customer.user.name })).toHaveAttribute('href', '/profile');
  await expect(own.getByRole('link', { name: 'Address' })).toBeHidden();
  await own.getByText('My account').click();
  await expect(own.getByRole('link', { name: 'Address' })).toBeVisible();
  await own.getByText('My orders').click();
  await bringIntoView(own.getByRole('button', { name: 'Logout' }));
  await own.getByRole('link', { name: 'My transactions' }).click();
  await expect(page).toHaveURL('/transactions');
  await expect(own).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await own.evaluate(element => element.scrollTop), 'starts at its top').toBe(0);
  await own.getByRole('button', { name: 'Close' }).click();
  await expect(own).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await own.getByRole('button', { name: 'Language: Bahasa Indonesia' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

async function openSidebar(page: Page): Promise<Locator> {
  await page.goto('/about');
  await awake(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  await expect(sidebar).toBeVisible();
  return sidebar;
}

/** Rests the pointer on it. @returns the panel, which stands 12 px below */
async function opened(page: Page, trigger: Locator): Promise<Locator> {
  await trigger.hover();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  const panel = page.locator(`[id="${await trigger.getAttribute('aria-controls')}"]`);
  await expectStandstill(page);
  const [above, below] = [await trigger.boundingBox(), await panel.locator('> *').boundingBox()];
  const root = await trigger.locator('xpath=ancestor::*[@data-popover-trigger][1]/..').boundingBox();
  expect((below?.y ?? 0) - ((root?.y ?? 0) + (root?.height ?? 0)), 'offset of the popover').toBe(12);
  expect(below?.y ?? 0).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  return panel;
}
