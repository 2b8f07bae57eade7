import { expect, type Page, test } from '@playwright/test';
import { awake, drawn } from '../support/page-checks.ts';

test.use({ serviceWorkers: 'block' });

const rules = (page: Page) =>
  page.evaluate(() => [...(document.querySelector<HTMLStyleElement>('#first')?.sheet?.cssRules ?? [])].map(rule => rule.cssText));

/** The rules of the shell, and of the sheets that this page names and does not fetch. */
const ofTheBuild = (page: Page) =>
  page.evaluate(async () => {
    const textOf = async (address: string) => (await fetch(address)).text();
    const shell = await textOf('/index.html');
    const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];
    const sheets = await Promise.all(named.map(link => textOf(link.href)));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync([/<style[^>]*>(.*?)<\/style>/s.exec(shell)?.[1], ...sheets].join(''));
    return [...sheet.cssRules].map(rule => rule.cssText);
  });

for (const path of ['/', '/products', '/product/semen-pcc-sagara']) {
  test(`${path} comes with the styles that it shows, and has all of them in their order once it is awake`, async ({ page }) => {
    await page.route('**/assets/*.js', route => route.abort());
    await drawn(page, () => page.goto(path));
    const first = await rules(page);
    await page.unroute('**/assets/*.js');
    await page.reload();
    await awake(page);
    const all = await ofTheBuild(page);
    expect(await rules(page)).toEqual(all);
    expect(first.length, 'rules ahead of the page').toBeLessThan(all.length - 20);
    expect(all).toEqual(expect.arrayContaining(first));
  });
}

test('on paper there is what a page says, dark on white, without bars, buttons and ways on', async ({ page }) => {
  for (const path of ['/', '/categories/semen', '/product/semen-pcc-sagara', '/faq', '/cart', '/login']) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.goto(path);
    await awake(page);
    await expect(page.getByRole('button'), path).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const role of ['banner', 'contentinfo', 'navigation', 'complementary', 'search', 'button', 'combobox', 'spinbutton'] as const)
      await expect(page.getByRole(role), `${role} of ${path}`).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(27, 26, 23)');
  }
  await page.goto('/faq');
  const answer = page.getByRole('group').first().getByRole('listitem').first();
  await expect(answer).toBeVisible();
});
