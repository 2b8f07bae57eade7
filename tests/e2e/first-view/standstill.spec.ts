import { expect, type Page, test } from '@playwright/test';
import { someOf } from '../support/catalogue.ts';
import { arrive, fillCart, register } from '../support/customer.ts';
import { awake, hold } from '../support/page-checks.ts';
import { words } from '../support/visit.ts';

const t = words.en;
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

const bar = (page: Page) => page.getByRole('banner').getByRole('status');

for (const viewport of [{ width: 320, height: 640 }, phone, desktop]) {
  test(`at ${viewport.width} px nothing of a page moves under a finger while the line goes and comes back`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    const customer = await register('en');
    await arrive(context, 'en', customer.tokens);
    for (const path of ['/', '/products', '/product/semen-pcc-sagara', '/transactions']) {
      await page.goto(path);
      await awake(page);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      const before = await places(page);
      expect(before.length, path).toBeGreaterThan(2);
      await context.setOffline(true);
      await expect(bar(page)).toContainText(t.offline);
      expect(await places(page), `${path} without a line`).toEqual(before);
      await context.setOffline(false);
      await expect(bar(page)).toBeEmpty();
      expect(await places(page), `${path} with a line again`).toEqual(before);
    }
  });

  test(`at ${viewport.width} px no line of the cart moves under a finger while edits wait and go out`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    const customer = await register('en');
    await fillCart(customer, await someOf(3));
    await arrive(context, 'en', customer.tokens);
    await page.goto('/cart');
    await awake(page);
    const main = page.getByRole('main');
    const more = main.getByRole('button', { name: /^More of/ });
    await expect(more).toHaveCount(3);
    const before = await places(page);
    await context.setOffline(true);
    await expect(bar(page)).toContainText(t.offline);
    await more.first().click();
    await expect(bar(page).getByRole('link', { name: '1 change waiting to be sent' })).toBeVisible();
    await expect(main.getByText('Saved on this phone, sent when online')).toBeVisible();
    await expect(main.getByText(/^Prices and stock saved/)).toBeVisible();
    expect(await places(page), 'with what waits').toEqual(before);
    await context.setOffline(false);
    await expect(bar(page)).toBeEmpty();
    await expect(main.getByText('Saved on this phone, sent when online')).toBeHidden();
    expect(await places(page), 'with what was sent').toEqual(before);
  });

  test(`at ${viewport.width} px a product’s stars lead to its reviews, and nothing moves when they come`, async ({ page, context }) => {
    // So high that the page would end too soon below its reviews before they have come.
    await page.setViewportSize({ ...viewport, height: 1200 });
    // Sections that come into sight rise a little, which is not meant here.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(context, 'en');
    const release = await hold(page, '**/api/v1/**/reviews*');
    await page.goto('/product/semen-pcc-sagara');
    const main = page.getByRole('main');
    // Higher than their guess, as cards are with some systems' fonts.
    await main.getByRole('article').evaluateAll(cards => {
      for (const card of cards) (card.firstElementChild as HTMLElement).style.minHeight = '420px';
    });
    await main.getByRole('link', { name: /^4\.\d of 5, .* sold$/ }).click();
    await expect(page).toHaveURL('/product/semen-pcc-sagara#reviews');
    const reviews = main.getByRole('region', { name: 'Reviews' });
    await expect(reviews.getByRole('group', { name: 'Loading' })).toBeInViewport();
    const top = async () => (await reviews.boundingBox())?.y;
    await expect.poll(top, 'just below the header').toBeLessThan(160);
    const place = await top();
    const before = await headings(page);
    expect(before).toHaveLength(3);
    release();
    await expect(reviews.getByRole('listitem').first()).toBeVisible();
    expect(await headings(page)).toEqual(before);
    expect(await top()).toBe(place);
  });
}

test('at 320 px a card is as tall with a hundred of it in the cart as with none, in the longer language', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const customer = await register('id');
  await arrive(context, 'id', customer.tokens);
  await page.goto('/products?search=semen+pcc+sagara');
  await awake(page);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Semen PCC Sagara', exact: true }) });
  const height = async () => (await card.boundingBox())?.height;
  const before = await height();
  // With its picture and all its lines.
  expect(before).toBeGreaterThan(200);
  await card.getByRole('button', { name: 'Pilih varian: Semen PCC Sagara' }).click();
  const choice = page.getByRole('dialog', { name: 'Semen PCC Sagara' });
  await choice.getByRole('textbox').fill('100');
  await choice.getByRole('button', { name: /^Tambah · Rp/ }).click();
  await expect(card.getByRole('button', { name: '100 di keranjang: Semen PCC Sagara' })).toHaveText('100');
  expect(await height()).toBe(before);
});

for (const view of ['cards', 'rows'] as const) {
  test(`a list in ${view} that has come up to a card’s name keeps the room of what follows`, async ({ page, context }) => {
    await page.setViewportSize(phone);
    await arrive(context, 'en');
    await page.goto('/products');
    await awake(page);
    if (view === 'rows') await page.getByRole('button', { name: 'Show as rows' }).click();
    const moved = await page.evaluate(() => {
      const cut = (part: Element | null | undefined, seen: Element | null | undefined) => {
        if (!part || !seen) throw new Error('not on the page');
        const { left, top, width } = seen.getBoundingClientRect();
        for (let next = part.nextElementSibling; next !== null; next = part.nextElementSibling) next.remove();
        const after = seen.getBoundingClientRect();
        return [after.left - left, after.top - top, after.width - width].map(Math.round);
      };
      const text = document.querySelector('main article h2')?.parentElement;
      const search = document.querySelector('header form');
      const actions = document.querySelector('header a[href="/notifications"]');
      return { name: cut(text, text?.firstElementChild), search: cut(actions, search) };
    });
    expect(moved).toEqual({ name: [0, 0, view === 'rows' ? expect.any(Number) : 0], search: [0, 0, 0] });
  });
}

/** The visible controls, with their places. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main a, main button, main input, header a, header button, header input')]
      .filter(each => each.closest('[role=status]') === null)
      .map(each => ({ name: each.getAttribute('aria-label') ?? each.textContent, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.bottom > 0 && box.top < innerHeight)
      .map(({ name, box }) => `${name} ${Math.round(box.left)} ${Math.round(box.top)}`),
  );
}

/** The sections beside a product's reviews, with where they begin below the page's heading. */
function headings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = document.querySelector('main h1')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('main h2:not(#reviews-title)')].map(
      each => `${each.textContent} ${Math.round(each.getBoundingClientRect().top - top)}`,
    );
  });
}
