import { createHash } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { someOf } from '../support/catalogue.ts';
import { arrive, fillCart, placeOrder, register } from '../support/customer.ts';
import { awake } from '../support/page-checks.ts';
import { words } from '../support/visit.ts';

const t = words.en;

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { forcedColors: 'active' } });

/** As it is painted, without what only a pointer or the focus adds. */
async function picture(page: Page, element: Locator): Promise<string> {
  await page.mouse.move(0, 0);
  return createHash('sha256')
    .update(await element.screenshot({ animations: 'disabled' }))
    .digest('hex');
}

test('chosen options can be told from others where the browser forces its own colours', async ({ page, context }) => {
  await arrive(context, 'en', (await register('en')).tokens);

  await test.step('a checkbox', async () => {
    await page.goto('/products');
    await awake(page);
    await page.getByRole('button', { name: t.filter, exact: true }).click();
    const box = page.getByRole('dialog', { name: t.filter }).getByRole('checkbox', { name: t.inStock });
    await box.check();
    await box.blur();
    const checked = await picture(page, box);
    await box.uncheck();
    await box.blur();
    expect(await picture(page, box)).not.toBe(checked);
    await page.keyboard.press('Escape');
  });

  await test.step('a suggestion', async () => {
    await page.getByRole('combobox', { name: t.searchProducts }).fill('semen');
    const option = page.getByRole('listbox', { name: t.suggestions }).getByRole('option').first();
    await expect(option).toBeVisible();
    const before = await picture(page, option);
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    expect(await picture(page, option)).not.toBe(before);
  });

  await test.step('a size and a colour', async () => {
    // No bar lies over the options there.
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/product/cat-tembok-interior-rupawarna-serasi');
    await awake(page);
    for (const name of [/^Size/, /^Colour/]) {
      const radios = page.getByRole('group', { name }).getByRole('radio');
      await expect(radios.nth(1)).toBeVisible();
      // Those that can be had as the choice stands: the others are struck through.
      const values = await radios.evaluateAll(all => all.flatMap(each => each.getAttribute('aria-label') ?? []));
      const [one, other] = values.filter(value => !value.includes(',')).map(value => radios.and(page.getByLabel(value, { exact: true })));
      if (one === undefined || other === undefined) throw new Error(`no two options: ${values.join('; ')}`);
      const look = async (chosen: Locator) => {
        await chosen.check();
        await chosen.blur();
        return picture(page, one.locator('xpath=..'));
      };
      expect(await look(one), values.join('; ')).not.toBe(await look(other));
    }
    await page.setViewportSize({ width: 360, height: 740 });
  });

  await test.step('a checkout that is blocked', async () => {
    const customer = await register('en');
    await arrive(context, 'en', customer.tokens);
    const [id] = Object.keys(await someOf(1));
    await fillCart(customer, { [id ?? '']: 0 });
    await page.goto('/cart');
    const blocked = page.getByRole('button', { name: t.checkout }).filter({ visible: true });
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    const grey = await blocked.evaluate(button => {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.color = 'GrayText';
      const { color, borderTopColor } = getComputedStyle(button);
      return [color, borderTopColor, getComputedStyle(probe).color];
    });
    expect(new Set(grey).size, grey.join()).toBe(1);
  });

  const buyer = await register('en');
  await placeOrder(buyer, await fillCart(buyer, await someOf(1)));
  await arrive(context, 'en', buyer.tokens);
  for (const [name, path, elsewhere] of [
    ['All', '/blog', '/blog?tag=cat'],
    ['All', '/transactions', '/transactions?stage=validation'],
  ] as const) {
    await test.step(`what ${path} begins with`, async () => {
      const link = page.getByRole('main').getByRole('link', { name, exact: true });
      await page.goto(path);
      await awake(page);
      await expect(link).toHaveAttribute('aria-current');
      const chosen = await picture(page, link);
      await page.goto(elsewhere);
      await awake(page);
      await expect(link).not.toHaveAttribute('aria-current');
      expect(await picture(page, link)).not.toBe(chosen);
    });
  }
});
