import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { productOf } from '../support/catalogue.ts';
import { arrive, call } from '../support/customer.ts';
import { awake, complaintsOf, drawn } from '../support/page-checks.ts';
import { publicPlaces } from '../support/places.ts';
import { words } from '../support/visit.ts';

test.use({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });

const url = process.env.SHOP_URL ?? '';
const cement = '/product/semen-pcc-sagara';

/** Ends the description of a list of what is for sale. */
const PRICES = ' Harga termasuk PPN, ongkos kirim menurut berat dan zona.';

const inEnglish = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=en`;
const canonical = (page: Page) => page.locator('link[rel=canonical]');
const alternate = (page: Page, language: string) => page.locator(`link[rel=alternate][hreflang=${language}]`);
const card = (page: Page, property: string) => page.locator(`meta[property="og:${property}"]`);

/** The HTML of a page at its own address, once the server has drawn it: a shop that has too many pages to make hands out the bare one meanwhile. */
async function drawnText(request: APIRequestContext, address: string): Promise<string> {
  let html = '';
  const ask = async () => {
    const answer = await request.get(address, { headers: { accept: 'text/html' }, maxRedirects: 0 });
    html = await answer.text();
    return [answer.status(), html.includes('<h1')];
  };
  await expect.poll(ask, address).toEqual([200, true]);
  return html;
}

/** The page's structured data, by type. */
async function things(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const json: { '@graph': { '@type': string }[] } = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  return Object.fromEntries(json['@graph'].map(thing => [thing['@type'], thing]));
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, own, type, about] of [
    ['/', '/', 'website', ['OnlineStore', 'WebSite']],
    [`${cement}?variant=x`, cement, 'product', ['Product', 'BreadcrumbList']],
    ['/categories/semen?sort=price_asc&page=2', '/categories/semen?page=2', 'website', ['BreadcrumbList']],
    ['/brands/sagara', '/brands/sagara', 'website', ['BreadcrumbList']],
    ['/blog_detail/mengecat-di-musim-hujan', '/blog_detail/mengecat-di-musim-hujan', 'article', ['BlogPosting', 'BreadcrumbList']],
  ] as const) {
    test(`${path} says in both languages where it is, what it is about, and how a link to it looks`, async ({ page, request }) => {
      const english = inEnglish(own);
      for (const [language, address] of [
        ['id', own],
        ['en', english],
      ] as const) {
        await drawn(page, () => page.goto(language === 'id' ? path : inEnglish(path)));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(canonical(page)).toHaveAttribute('href', url + address);
        for (const [hreflang, href] of [
          ['id', own],
          ['en', english],
          ['x-default', own],
        ] as const)
          await expect(alternate(page, hreflang)).toHaveAttribute('href', url + href);
        await expect(card(page, 'url')).toHaveAttribute('content', url + address);
        await expect(card(page, 'type')).toHaveAttribute('content', type);
        if (type !== 'product') await expect(card(page, 'title')).toHaveAttribute('content', await page.title());
        const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
        expect(description.length).toBeGreaterThan(40);
        await expect(card(page, 'description')).toHaveAttribute('content', description);
        expect(Object.keys(await things(page))).toEqual(about);
        await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      }
      const address = (await card(page, 'image').getAttribute('content')) ?? '';
      expect(address.startsWith(`${url}/`)).toBe(true);
      const picture = await request.get(address);
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
      await expect(page.locator('meta[name="twitter:card"]')).toHaveCount(address.includes('/media/cards/') ? 1 : 0);
      if (!address.includes('/media/cards/')) return;
      const { width, height } = await sharp(await picture.body()).metadata();
      await expect(card(page, 'image:width')).toHaveAttribute('content', String(width));
      await expect(card(page, 'image:height')).toHaveAttribute('content', String(height));
      await expect(card(page, 'image:alt')).toHaveAttribute('content', (await card(page, 'title').getAttribute('content')) ?? '');
      await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
    });
  }

  for (const [path, list, opening, end] of [
    ['/products', '/products', 'Produk', PRICES],
    ['/categories/semen', '/products?category=semen', 'Semen', PRICES],
    ['/categories', '/categories', 'Kategori', PRICES],
    ['/brands', '/brands', 'Merek', PRICES],
    ['/blog', '/articles', 'Saran membangun dan memperbaiki', ''],
  ] as const) {
    test(`${path} is described by what comes first there`, async ({ page }) => {
      const [things = []] = Object.values(await call<Record<string, { name?: string; title?: string }[]>>(url, 'GET', list)).filter(
        Array.isArray,
      );
      const names = things.slice(0, 3).map(({ name, title }) => name ?? title);
      expect(names).toHaveLength(3);
      await drawn(page, () => page.goto(path));
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        `${opening}: ${names.join(', ')}, dan lainnya.${end}`,
      );
    });
  }

  test('a product is described with its prices, its stock, its rating and the way to it', async ({ page }) => {
    await drawn(page, () => page.goto(cement));
    const { name, brand, rating, rating_count, variants } = await productOf('semen-pcc-sagara');
    const buyable = variants.filter(({ stock, min_quantity }) => stock >= min_quantity);
    const prices = buyable.map(({ price, discount }) => Math.round(price * (1 - discount / 100)));
    const { Product: product, BreadcrumbList: trail } = await things(page);
    const offer = {
      url: url + cement,
      priceCurrency: 'IDR',
      availability: `https://schema.org/${buyable.length > 0 ? 'InStock' : 'OutOfStock'}`,
    };
    expect(product).toMatchObject({
      name,
      brand: { name: brand.name },
      aggregateRating: { ratingValue: rating, reviewCount: rating_count },
      offers:
        prices.length === 1
          ? { '@type': 'Offer', price: prices[0], ...offer }
          : {
              '@type': 'AggregateOffer',
              lowPrice: Math.min(...prices),
              highPrice: Math.max(...prices),
              offerCount: prices.length,
              ...offer,
            },
    });
    expect(trail?.itemListElement).toMatchObject([
      { position: 1, item: `${url}/categories/semen-mortar` },
      { position: 2, item: `${url}/categories/semen` },
      { position: 3, name, item: url + cement },
    ]);
    // A shared link shows the variant that the page shows, with its price.
    for (const [look, query] of [
      ['40kg', ''],
      ['50kg', `?variant=${variants.find(each => each.look === '50kg')?.id}`],
    ] as const) {
      await drawn(page, () => page.goto(cement + query));
      const { name: size = '', price = 0, discount = 0 } = variants.find(each => each.look === look) ?? {};
      const paid = `Rp\u00a0${new Intl.NumberFormat('id-ID').format(Math.round(price * (1 - discount / 100)))}/sak`;
      await expect(card(page, 'title')).toHaveAttribute('content', `${name} ${size} – ${paid}`);
      await expect(card(page, 'description')).toHaveAttribute('content', new RegExp(`^${paid}, termasuk PPN\\. .{20}`));
      await expect(card(page, 'image')).toHaveAttribute('content', `${url}/media/cards/products/semen-pcc-sagara.jpg${query}`);
    }
  });

  test('a search can be shared and is not listed, and a missing page has no description', async ({ page }) => {
    await drawn(page, () => page.goto('/products?search=semen%20"&sort=newest'));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const address = new URL((await canonical(page).getAttribute('href')) ?? '');
    expect([address.origin, address.pathname, ...address.searchParams]).toEqual([url, '/products', ['search', 'semen "']]);
    await expect(card(page, 'url')).toHaveAttribute('content', address.href);
    await page.goto('/product/nothing-of-this-name');
    await expect(page.locator('link[rel=canonical], link[hreflang], meta[property], script[type="application/ld+json"]')).toHaveCount(0);
  });
});

test('a list that a customer has sent shows the shop’s card, and is not listed', async ({ request }) => {
  const page = await (await request.get('/shared-list/no-list-of-this-token', { headers: { accept: 'text/html' } })).text();
  expect(page).toContain(`<meta property="og:image" content="${url}/media/cards/shop.jpg">`);
  expect(page).toContain('<meta name="robots" content="noindex">');
});

test('text behind "?" stays the text that it is, for the page, its own address and its other language', async ({ request }) => {
  for (const search of ['1.050', '2.50', '0.20', '1e3', 'true', '9007199254740993123', '3"', '1']) {
    const address = `/products?${new URLSearchParams({ search })}`;
    const html = (await drawnText(request, address)).replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    expect(html.replaceAll('<!-- -->', '')).toContain(words.id.resultsFor(search));
    expect(html).toContain(`rel="canonical" href="${url}${address}"`);
    expect(html).toContain(`hreflang="en" href="${url}${address}&lang=en"`);
    expect(html).toContain(`<title>${search} `);
  }
  for (const tag of ['1e3', 'true']) {
    expect(await drawnText(request, `/blog?tag=${tag}`)).toContain(`rel="canonical" href="${url}/blog?tag=${tag}"`);
  }
  // As an earlier version wrote it.
  const shared = await drawnText(request, '/products?search=%225%22');
  expect(shared.replaceAll('<!-- -->', '')).toContain(words.id.resultsFor('5'));
  expect(shared).toContain(`rel="canonical" href="${url}/products?search=5"`);
});

test('the sitemap names every public page, each by the address that it calls its own', async ({ request }) => {
  const addressesIn = async (file: string) =>
    [...(await (await request.get(file)).text()).matchAll(/<loc>([^<]+)/g)].map(([, at]) => at ?? '');
  const robots = await (await request.get('/robots.txt')).text();
  const files = await addressesIn(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '');
  const addresses = (await Promise.all(files.map(addressesIn))).flat();
  const described = publicPlaces.filter(
    ({ path, status }) => status === 200 && !/[?]|^\/(?:account|login|register|transactions|quotations)/.test(path),
  );
  expect(addresses).toEqual(expect.arrayContaining(described.map(({ path }) => url + path)));
  for (const address of addresses.filter(each => !each.includes('/product/') || /semen|cat-/.test(each))) {
    // A shop that has too many pages to make hands out the bare one meanwhile.
    const named = async () => {
      const page = await request.get(address, { headers: { accept: 'text/html' } });
      return [page.status(), /rel="canonical" href="([^"]+)"/.exec(await page.text())?.[1]];
    };
    await expect.poll(named).toEqual([200, address]);
  }
});

test('the next page is not shared as the first one', async ({ page, context }) => {
  await arrive(context, 'en');
  await page.goto('/categories/semen');
  await awake(page);
  await expect(canonical(page)).toHaveAttribute('href', `${url}/categories/semen?lang=en`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Cement: /);
  await page.getByRole('main').getByRole('link', { name: words.en.cement }).click();
  await expect(page).toHaveTitle(words.en.cement);
  const forOthers = 'meta[name=description], meta[property], link[rel=canonical], link[hreflang], script[type="application/ld+json"]';
  await expect(page.locator(forOthers)).toHaveCount(0);
});

test('a visitor from an advertisement has the page’s own address, without a warning, and finds it again', async ({ page, context }) => {
  await arrive(context, 'id');
  const complaints = complaintsOf(page);
  await page.goto('/products?utm_source=ads&search=semen&fbclid=IwY2&utm_campaign=hujan');
  await awake(page);
  await expect(page).toHaveURL('/products?search=semen');
  await page.getByRole('main').getByRole('link', { name: words.id.cement }).click();
  await expect(page).toHaveTitle(words.id.cement);
  await page.goBack();
  await expect(page).toHaveURL('/products?search=semen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.id.resultsFor('semen'));
  expect(complaints).toEqual([]);
});

test('an address in capitals, or pasted with the end of a sentence, leads to the page, from outside and in the app', async ({
  page,
  context,
}) => {
  await arrive(context, 'id');
  const complaints = complaintsOf(page);
  await page.goto('/PRODUCT/Semen-PCC-Sagara).?variant=AbC#reviews');
  await awake(page);
  await expect(page).toHaveURL(`${cement}?variant=AbC#reviews`);
  await expect(canonical(page)).toHaveAttribute('href', url + cement);
  // Back to an entry that an earlier version left in the history.
  await page.evaluate(() => {
    history.pushState({}, '', '/Products?search=Semen%20Putih');
    history.pushState({}, '', '/faq');
    history.back();
  });
  await expect(page).toHaveURL('/products?search=Semen+Putih');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.id.resultsFor('Semen Putih'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: words.id.cement })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an address that names a language is read in it, on every page after it, by who has chosen none', async ({ page }) => {
  await page.goto('/?lang=en');
  await awake(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(cement);
  await awake(page);
  await expect(page.getByRole('heading', { level: 1, name: words.en.cement })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: words.en.languageToggle }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.id.cement })).toBeVisible();
  await page.goto('/?lang=en');
  await awake(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});
