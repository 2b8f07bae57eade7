import { expect, type Locator, type Page, test } from '@playwright/test';
import { cards, variantId } from '../support/catalogue.ts';
import { arrive, fillCart, placeOrder, register } from '../support/customer.ts';
import { awake, boxOf, expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts';

/** The phone that most customers have. */
const HEIGHT = 740;
test.use({ viewport: { width: 360, height: HEIGHT }, serviceWorkers: 'block' });

const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Akses cepat' });

/** Waits until a figure of the page holds: pictures and faces that come meanwhile move none of them, but the page may not be laid out yet. */
const figure = (look: () => Promise<number>, message: string) => expect.poll(look, { message });

/** Pixels of a part that stand between the top bar and the bottom bar, of all that it has. */
async function shareSeen(page: Page, part: Locator): Promise<number> {
  const [{ y, height }, top, bottom] = [await boxOf(part), await boxOf(page.getByRole('banner')), await boxOf(bottomBar(page))];
  return Math.max(0, Math.min(y + height, bottom.y) - Math.max(y, top.y + top.height)) / height;
}

/** How many cards are seen, where a part of one counts as that part. */
async function cardsSeen(page: Page): Promise<number> {
  const shares = await Promise.all((await cards(page).all()).slice(0, 12).map(card => shareSeen(page, card)));
  return shares.reduce((sum, share) => sum + share, 0);
}

/** Percent of the characters that can be seen on the page, or by scrolling, which are set smaller than 13 px. */
function smallCharacters(page: Page): Promise<number> {
  return page.evaluate(() => {
    let [small, all] = [0, 0];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('script, style, template, noscript') !== null) continue;
      const { fontSize, clipPath } = getComputedStyle(parent);
      if (clipPath !== 'none' || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const count = (node.textContent ?? '').replace(/\s/g, '').length;
      all += count;
      if (Number.parseFloat(fontSize) < 13) small += count;
    }
    return all === 0 ? 100 : (100 * small) / all;
  });
}

test('the home shows categories, offers and the first best seller on the first screen', async ({ page, context }) => {
  await arrive(context, 'id');
  await page.goto('/');
  await awake(page);
  const first = page.getByRole('region', { name: 'Terlaris' }).getByRole('article').first();
  await figure(async () => (await boxOf(first)).y, 'upper edge of the first product').toBeLessThanOrEqual(560);
  const categories = page.getByRole('region', { name: 'Kategori' }).getByRole('listitem');
  const rows = new Set(await categories.evaluateAll(items => items.map(item => Math.round(item.getBoundingClientRect().top))));
  expect(rows.size, 'rows of categories').toBe(2);
  await expect(page.getByText('Termasuk PPN, ongkir pasti sebelum bayar')).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test('the bars take a sixth of the screen at most once the page is scrolled, and move nothing', async ({ page, context }) => {
  await arrive(context, 'id');
  await page.goto('/products');
  await awake(page);
  const bar = page.getByRole('banner');
  const field = bar.getByRole('combobox', { name: 'Cari produk' });
  const language = bar.getByRole('button', { name: 'Bahasa: English' });
  await expect(language).toBeInViewport();
  const shifts = await page.evaluate(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
    return document.documentElement.scrollHeight;
  });
  expect(shifts, 'a page that is longer than the screen').toBeGreaterThan(2 * HEIGHT);
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  for (const part of [field, bar.getByRole('button', { name: 'Menu' }), bar.getByRole('link', { name: 'Keranjang' })])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(language).not.toBeInViewport({ ratio: 0.2 });
  const { y, height } = await boxOf(bar);
  const fixed = y + height + (await boxOf(bottomBar(page))).height;
  expect(fixed / HEIGHT, 'share of the fixed bars').toBeLessThanOrEqual(0.17);
  expect(await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift), 'layout shift').toBeLessThan(0.01);
  // The keyboard finds what has scrolled away.
  await field.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+Tab');
  await expect.poll(() => page.evaluate(() => (document.activeElement?.getBoundingClientRect().top ?? -1) >= 0)).toBe(true);
});

test('a list shows three and a half products on the first screen, as rows five, which this phone remembers', async ({ page, context }) => {
  await arrive(context, 'id');
  await page.goto('/products');
  await awake(page);
  const main = page.getByRole('main');
  await figure(() => cardsSeen(page), 'cards on the first screen').toBeGreaterThanOrEqual(3.5);
  const heights = await cards(page).evaluateAll(all => all.slice(0, 6).map(card => card.getBoundingClientRect().height));
  expect(Math.max(...heights), 'the tallest card').toBeLessThanOrEqual(310);
  const tools = [main.getByRole('button', { name: 'Saring' }), main.getByRole('combobox', { name: 'Urutkan' })];
  const toRows = main.getByRole('button', { name: 'Tampilkan sebagai baris' });
  for (const tool of [...tools, toRows]) await expect(tool).toBeInViewport();
  const middles = await Promise.all([...tools, toRows].map(async tool => boxOf(tool).then(({ y, height }) => y + height / 2)));
  expect(Math.max(...middles) - Math.min(...middles), 'tools in one row').toBeLessThan(4);
  await expect(main.getByText('Stok tersedia', { exact: true }).filter({ visible: true }), 'what is normal is not said').toHaveCount(1);
  await expectWholePrices(page);
  await toRows.click();
  await figure(() => cardsSeen(page), 'rows on the first screen').toBeGreaterThanOrEqual(5);
  await expectNoSidewaysScroll(page);
  await expectWholePrices(page);
  await page.goto('/products?search=semen%20masonry');
  // In the first frame already: the styles go by a mark that stands there before anything is drawn.
  await expect(page.locator('html')).toHaveAttribute('data-rows', '');
  await awake(page);
  await expect(
    main
      .getByRole('group', { name: /^Jumlah / })
      .first()
      .getByRole('spinbutton')
      .or(main.getByRole('textbox', { name: /^Jumlah / }).first())
      .first(),
  ).toBeVisible();
  await main.getByRole('button', { name: 'Tampilkan sebagai kartu' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-rows');
  await expect(main.getByRole('button', { name: /^Tambah ke keranjang: / }).first()).toBeVisible();
});

test('a product opens by a tap on its picture, as a card and as a row', async ({ page, context }) => {
  await arrive(context, 'id');
  for (const view of ['cards', 'rows']) {
    await page.goto('/products?search=semen');
    await awake(page);
    if (view === 'rows') await page.getByRole('main').getByRole('button', { name: 'Tampilkan sebagai baris' }).click();
    const { x, y } = await boxOf(cards(page).locator('img'));
    await page.mouse.click(x + 12, y + 12);
    await expect(page, view).toHaveURL(/\/product\//);
  }
});

test('hardly any type of home, list, product and cart is smaller than 13 px', async ({ page, context }) => {
  const customer = await register('id');
  await fillCart(customer, { [await variantId('semen-masonry-sagara-plester')]: 5 });
  await arrive(context, 'id', customer.tokens);
  for (const path of ['/', '/products', '/product/semen-pcc-sagara', '/cart']) {
    await page.goto(path);
    await awake(page);
    await figure(() => smallCharacters(page), `percent of small characters on ${path}`).toBeLessThanOrEqual(5);
  }
});

test('a known customer finds their order and what they bought first, in room that was kept', async ({ page, context }) => {
  const customer = await register('id');
  const order = await placeOrder(customer, await fillCart(customer, { [await variantId('semen-masonry-sagara-plester')]: 5 }));
  await arrive(context, 'id', customer.tokens);
  await context.addCookies([{ name: 'known', value: '1', url: process.env.SHOP_URL ?? '' }]);
  const main = page.getByRole('main');
  const again = main.getByRole('region', { name: 'Beli lagi' });
  const grown = () =>
    again.evaluate(({ parentElement: box }) =>
      box === null ? Number.NaN : box.getBoundingClientRect().height - Number.parseFloat(getComputedStyle(box).minHeight),
    );
  for (const [width, isSunny] of [
    [320, false],
    [360, false],
    [320, true],
    [360, true],
  ] as const) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto('/');
    await awake(page);
    if (isSunny && (await sunSize(page)) < 19) await switchSun(page);
    const underWay = main.getByRole('link', { name: new RegExp(order.number ?? 'no number') });
    await expect(underWay).toContainText('Menunggu validasi admin');
    await expect(underWay).toContainText('Lihat pesanan');
    const state = underWay.getByText('Menunggu validasi admin');
    const [outer, inner] = [await boxOf(underWay), await boxOf(state)];
    expect(inner.y + inner.height, 'the state as a whole').toBeLessThanOrEqual(outer.y + outer.height);
    expect(await state.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'what is cut off the state').toBe(0);
    await expect(underWay).toBeInViewport({ ratio: 1 });
    await expect(again.getByRole('link').filter({ hasText: /Rp/ })).toHaveCount(1);
    await figure(async () => Math.round(Math.abs(await grown())), `at ${width} px${isSunny ? ' in sun mode' : ''}`).toBe(0);
    expect((await boxOf(again)).y).toBeLessThan((await boxOf(main.getByRole('region', { name: 'Kategori' }))).y);
  }
});

/** Pixels of the root's type. */
const sunSize = (page: Page) => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

async function switchSun(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Mode terik' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Tutup' }).click();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the sun mode is there in one tap and from the first frame of the next page, ${colorScheme}`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme });
    await arrive(context, 'id');
    await page.goto('/products');
    await awake(page);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const ordinary = await ground();
    await switchSun(page);
    await figure(() => sunSize(page), 'size of the root').toBeGreaterThan(19);
    const sunny = await ground();
    expect(sunny).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
    expect(sunny).not.toBe(ordinary);

    // Notes the look of every frame of the next page from its first one on.
    await page.addInitScript(() => {
      const grounds = new Set<string>();
      Object.assign(globalThis, { grounds });
      const look = () => {
        if (document.body?.firstElementChild) grounds.add(getComputedStyle(document.body).backgroundColor);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/');
    await awake(page);
    expect(await page.evaluate(() => [...(globalThis as unknown as { grounds: Set<string> }).grounds])).toEqual([sunny]);
    const smallest = await page.evaluate(() =>
      Math.min(
        ...[...document.querySelectorAll('main *, header *')]
          .filter(
            each =>
              each.checkVisibility() && [...each.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
          )
          .map(each => Number.parseFloat(getComputedStyle(each).fontSize)),
      ),
    );
    expect(smallest, 'the smallest type').toBeGreaterThanOrEqual(15.9);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await switchSun(page);
    await expect.poll(ground).toBe(ordinary);
    await page.reload();
    await awake(page);
    expect(await ground()).toBe(ordinary);
  });
}

/** Every card's price and its unit stand in one line, and no part of them is cut. */
async function expectWholePrices(page: Page): Promise<void> {
  const faults = await cards(page).evaluateAll(all =>
    all.flatMap(card => {
      const amount = [...card.querySelectorAll('span')].find(({ textContent }) => /^Rp/.test(textContent ?? ''));
      const price = amount?.parentElement;
      const unit = price?.lastElementChild;
      if (!amount || !price || !unit) return [`${card.textContent}: no price`];
      const isParted = Math.abs(amount.getBoundingClientRect().bottom - unit.getBoundingClientRect().bottom) > 6;
      const isCut = unit.getBoundingClientRect().right > (card.firstElementChild?.getBoundingClientRect().right ?? 0);
      return [isParted && `${price.textContent}: parted`, isCut && `${price.textContent}: cut`].filter(Boolean);
    }),
  );
  expect(faults).toEqual([]);
}
