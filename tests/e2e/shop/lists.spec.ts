import { expect, type Locator, type Page, test } from '@playwright/test';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { cards, listOf, shownNames } from '../support/catalogue.ts';
import { arrive } from '../support/customer.ts';
import { awake, complaintsOf } from '../support/page-checks.ts';
import { type Language, words } from '../support/visit.ts';

test.use({ serviceWorkers: 'block' });

const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

for (const { language, width } of [
  { language: 'id', width: 360 },
  { language: 'en', width: 1280 },
] as const) {
  const t = words[language];
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(({ context }) => arrive(context, language));

    test('a typo finds what was meant, and says so', async ({ page }) => {
      await page.goto('/products');
      await awake(page);
      await page.getByRole('combobox', { name: t.searchProducts }).fill('semne');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: t.products }).getByText(t.showingResultsFor('semen'))).toBeVisible();
      await expect(cards(page).getByRole('heading', { name: t.cement })).toBeVisible();
      expect(searchOf(page).search).toBe('semne');
      const moment = Number(searchOf(page).timestamp);
      expect(Date.now() - moment).toBeLessThan(60_000);
      await page.getByRole('search').getByRole('button', { name: t.search, exact: true }).click();
      await expect.poll(() => Number(searchOf(page).timestamp)).toBeGreaterThan(moment);
    });

    test('of 20,000 characters the first 120 are searched for, and the page says so, before the app is awake as well', async ({ page }) => {
      const typed = 'semen '.repeat(3_334);
      const searched = typed.slice(0, 120).trim();
      const heading = page.getByRole('heading', { level: 1, name: t.resultsFor(searched) });
      await page.goto('/products');
      await awake(page);
      await page.getByRole('combobox', { name: t.searchProducts }).fill(typed);
      await page.keyboard.press('Enter');
      await expect(heading).toBeVisible();
      await expect(page.getByRole('main').getByText(t.searchCut)).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
      expect(searchOf(page)).toMatchObject({ search: searched, cut: 'true' });
      await page.reload();
      await expect(page.getByRole('main').getByText(t.searchCut)).toBeVisible();

      const answer = await page.goto(`/products?${new URLSearchParams({ search: typed })}`);
      expect(await answer?.text()).toContain(t.searchCut);
      await awake(page);
      await expect(heading).toBeVisible();
      expect(searchOf(page)).toEqual({ search: searched, cut: 'true' });
    });

    test('a card says where its price is the lowest of several, and what is sold out leads to similar products', async ({ page }) => {
      const [from, soldOut, similar] =
        language === 'id' ? ['mulai', 'Stok habis', 'Produk serupa'] : ['from', 'Out of stock', 'Similar products'];
      await page.goto('/categories/semen');
      await expect(cards(page).filter({ hasText: t.cement }).getByText(from, { exact: true })).toBeVisible();
      const single = cards(page).filter({ has: page.locator('a[href*="semen-masonry-sagara-plester"]') });
      await expect(single.getByText('Rp').first()).toBeVisible();
      await expect(single.getByText(from, { exact: true })).toHaveCount(0);

      await page.goto('/product/shower-tiang-sanimara-hujan');
      await awake(page);
      const main = page.getByRole('main');
      await expect(main.getByText(soldOut, { exact: true }).filter({ visible: true }).first()).toBeVisible();
      await expect(main.getByRole('button', { name: t.addToCart })).toHaveCount(0);
      await expect(main.getByText(/Rp\s0$/)).toHaveCount(0);
      await main.getByRole('link', { name: similar }).filter({ visible: true }).click();
      await expect(main.getByRole('region', { name: similar }).getByRole('article').first()).toBeInViewport();
    });

    test('a suggestion is chosen with the keyboard', async ({ page }) => {
      await page.goto('/');
      await awake(page);
      const field = page.getByRole('combobox', { name: t.searchProducts });
      await field.pressSequentially('sagara');
      const options = page.getByRole('listbox', { name: t.suggestions }).getByRole('option');
      await expect(options).not.toHaveCount(0);
      // A slow answer leaves the phone's own search on screen, which is more lenient.
      const brand = options.filter({ hasText: t.brand }).filter({ hasText: 'Sagara' });
      await field.press('Escape');
      await expect(brand).toBeHidden();
      await field.fill('sagar');
      await expect(brand).toBeVisible();
      while ((await brand.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown');
      await expect(field).toHaveAttribute('aria-activedescendant', (await brand.getAttribute('id')) ?? 'none');
      await field.press('Enter');
      await expect(page).toHaveURL('/brands/sagara');
      await expect(page.getByRole('heading', { level: 1, name: 'Sagara' })).toBeVisible();
    });

    test('filters stand in the address, and the way back leads to the same place of the same list', async ({ page }) => {
      await page.goto('/products');
      await awake(page);
      const { total } = await listOf('brand=garuka&in_stock=true', language);
      await filter(page, language, total);
      await expect.poll(() => searchOf(page)).toEqual({ brand: 'garuka', in_stock: 'true' });
      await expect(page.getByRole('main').getByText(t.productCount(total), { exact: true })).toBeVisible();

      const link = cards(page).nth(9).getByRole('link');
      const top = await scrolledTo(link);
      await link.click();
      await expect(page).toHaveURL(/\/product\//);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/products\?/);
      expect(searchOf(page)).toEqual({ brand: 'garuka', in_stock: 'true' });
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
      await expect(link).toBeInViewport();
      await expect(page.getByRole('link', { name: `${t.removeFilter} Garuka` })).toBeVisible();

      await page.reload();
      await expect(page.getByRole('main').getByText(t.productCount(total), { exact: true })).toBeVisible();
    });

    test('sorting, page size and five pages at a time', async ({ page }) => {
      await page.goto('/products');
      await awake(page);
      await page.getByLabel(t.sort).selectOption({ label: t.lowestPrice });
      await expect(page).toHaveURL('/products?sort=price_asc');
      await expect.poll(() => shownNames(page)).toEqual((await listOf('sort=price_asc&limit=25', language)).names);

      const pages = page.getByRole('navigation', { name: t.pages, exact: true });
      const numbers = pages.getByRole('link', { name: /\d$/ });
      await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
      await pages.getByRole('link', { name: t.page(5), exact: true }).click();
      await expect(numbers).toHaveText(['3', '4', '5', '6', '7']);
      await expect(pages.locator('[aria-current="page"]')).toHaveText('5');
      await expect.poll(() => shownNames(page)).toEqual((await listOf('sort=price_asc&limit=25&offset=100', language)).names);

      await page.getByLabel(t.perPage).selectOption('50');
      await expect(page).toHaveURL('/products?sort=price_asc&limit=50');
      await expect.poll(() => shownNames(page)).toEqual((await listOf('sort=price_asc&limit=50', language)).names);
    });
  });
}

for (const path of ['/categories/tidak-ada', '/brands/tidak-ada', '/product/tidak-ada', '/blog_detail/tidak-ada']) {
  test(`${path} is not found`, async ({ page, context }) => {
    await arrive(context, 'id');
    // A shop that has too many pages to draw hands out the bare one meanwhile, which does not know yet.
    await expect.poll(async () => (await page.goto(path))?.status()).toBe(404);
    await awake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.id.notFound);
    await page.getByRole('main').getByRole('link', { name: words.id.browseProducts }).click();
    await expect(cards(page)).toHaveCount(25);
  });
}

test('an address without sense shows the list as it is', async ({ page, context }) => {
  await arrive(context, 'id');
  const complaints = complaintsOf(page);
  const answer = await page.goto('/products?page=-1&sort=foo&limit=7&min_price=abc&max_price=&rating=99&in_stock=maybe&brand=,,');
  expect(answer?.status()).toBe(200);
  await awake(page);
  await expect(page.getByLabel(words.id.perPage)).toHaveValue('25');
  await expect(page.getByLabel(words.id.sort)).toHaveValue('relevance');
  expect(await shownNames(page)).toEqual((await listOf('limit=25', 'id')).names);
  expect(complaints).toEqual([]);
});

test('a page beyond the end says so and leads to the first', async ({ page, context }) => {
  await arrive(context, 'id');
  await page.goto('/products?sort=newest&page=999');
  await awake(page);
  await expect(page.getByText(words.id.pastTheEnd)).toBeVisible();
  await page.getByRole('link', { name: words.id.toFirstPage }).click();
  await expect(page).toHaveURL('/products?sort=newest');
  await expect(cards(page)).toHaveCount(25);
});

test("a product has the picture that its list had, which is not asked for again, and then its chosen variant's", async ({
  page,
  context,
  request,
}) => {
  const proxy = await startFaultProxy(process.env.SHOP_URL ?? '');
  try {
    await arrive(context, 'en', undefined, proxy.url);
    await page.goto(`${proxy.url}/categories/semen`);
    await awake(page);
    const card = cards(page).filter({ has: page.getByRole('heading', { name: words.en.cement }) });
    const isThere = (picture: Locator) =>
      expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await isThere(card.locator('img'));
    const asked = proxy.seen.length;
    await card.getByRole('link').click();
    const picture = page.getByRole('main').getByRole('img', { name: words.en.cement, exact: true });
    await isThere(picture);
    const address = new URL(await picture.evaluate((img: HTMLImageElement) => img.currentSrc));
    expect(proxy.seen.slice(asked).filter(({ path }) => path.startsWith(address.pathname))).toEqual([]);

    const printed = async () => (await request.get(`${proxy.url}${await picture.getAttribute('src')}`)).text();
    expect(await printed()).toContain('>40 KG<');
    await page.getByRole('radio', { name: '50 kg' }).check();
    await expect(picture).toHaveAttribute('src', /variant=50kg/);
    expect(await printed()).toContain('>50 KG<');
    await isThere(picture);
  } finally {
    await proxy.stop();
  }
});

test('nothing found leads on to the categories', async ({ page, context }) => {
  await arrive(context, 'id');
  await page.goto('/products?search=zxqzxq');
  await expect(page.getByText(words.id.noProducts)).toBeVisible();
  await expectNoTools(page);
  await page.getByRole('navigation', { name: words.id.lookInCategory }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/categories\//);
  await expect(cards(page)).not.toHaveCount(0);
});

test('filters that leave nothing can be taken away, and nothing else is there to narrow it', async ({ page, context }) => {
  const t = words.id;
  await arrive(context, 'id');
  await page.goto('/categories/semen?min_price=1999999999&in_stock=true');
  await awake(page);
  const main = page.getByRole('main');
  await expect(main.getByText(t.noProducts)).toBeVisible();
  await expectNoTools(page);
  await expect(main.getByRole('link', { name: new RegExp(`^${t.removeFilter}`) })).toHaveCount(2);
  await main.getByRole('link', { name: `${t.removeFilter} ${t.inStock}` }).click();
  await expect(page).toHaveURL('/categories/semen?min_price=1999999999');
  await main.getByRole('link', { name: 'Atur ulang saringan' }).click();
  await expect(page).toHaveURL('/categories/semen');
  await expect(cards(page)).not.toHaveCount(0);
  await expect(page.getByLabel(t.sort)).toBeVisible();
});

/** Neither filters nor an order stand over a list without products. */
async function expectNoTools(page: Page): Promise<void> {
  const t = words.id;
  const main = page.getByRole('main');
  await expect(main.getByLabel(t.sort)).toHaveCount(0);
  await expect(main.getByRole('button', { name: new RegExp(`^${t.filter}`) })).toHaveCount(0);
  await expect(main.getByRole('complementary', { name: t.filter, includeHidden: true })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Promo', exact: true })).toHaveCount(0);
}

/** Chooses a brand and what is in stock: on a phone in the sheet, which names the number of products before, else in the column. */
async function filter(page: Page, language: Language, total: number): Promise<void> {
  const t = words[language];
  const open = page.getByRole('button', { name: t.filter, exact: true });
  const isPhone = await open.isVisible();
  if (isPhone) await open.click();
  const sheet = page.getByRole('dialog', { name: t.filter });
  const fields = isPhone ? sheet : page.getByRole('complementary', { name: t.filter });
  await fields.getByRole('checkbox', { name: t.inStock }).check();
  await fields.getByRole('checkbox', { name: /^Garuka/ }).check();
  if (isPhone) await sheet.getByRole('button', { name: t.showCount(total) }).click();
}

/** Brings it to the middle of the screen. @returns pixels that the page is scrolled by then */
function scrolledTo(link: Locator): Promise<number> {
  return link.evaluate(element => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return scrollY;
  });
}
