import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { DeskPushSchema } from '#contract/staff-push.ts';
import { type FakePushService, startPushService } from '#tests/support/fake-push-service.ts';
import { type Shop, startShop } from '#tests/support/shop.ts';
import { variantId } from '../support/catalogue.ts';
import { fillCart, placeOrder, register } from '../support/customer.ts';
import { accept, atRest, invite, speak } from '../support/desk.ts';
import { complaintsOf } from '../support/page-checks.ts';
import { withPushService, workerStage } from '../support/push-browser.ts';

let service: FakePushService;
let shop: Shop;
test.beforeAll(async () => {
  service = await startPushService();
  shop = await startShop({ env: { RATE_LIMITS: 'off', ...service.env } });
});
test.afterAll(async () => {
  await shop.remove();
  await service.close();
});

test('a new order comes to the open desk by itself, and to the closed one as a push that a tap follows', async ({ page, context }) => {
  const phone = await withPushService(context, service, shop.url);
  await speak(context, 'en');
  const invited = await invite('orders', 'Ibu Rina', shop);
  await accept(page, { ...invited, link: shop.url + invited.link }, 'en');
  const complaints = complaintsOf(page);
  const main = page.getByRole('main');

  await test.step('pushes are turned on for this browser', async () => {
    await page.goto(`${shop.url}/desk/account`);
    await atRest(page);
    const choice = main.getByRole('checkbox', { name: 'A notification for a new order' });
    await choice.click();
    await expect.poll(() => phone.isSubscribed(page)).toBe(true);
    await expect(choice).toBeChecked();
    await expect(choice).toBeEnabled();
  });
  const stage = await workerStage(context, page);

  await test.step('the open desk says it, and counts it', async () => {
    await page.goto(`${shop.url}/desk/`);
    await atRest(page);
    const waiting = main.getByRole('link', { name: /^To validate/ });
    await expect(waiting).toHaveAccessibleName('To validate 0');
    const said = page.getByRole('link', { name: 'New order' }).waitFor();
    await order();
    await said;
    await expect(waiting).toHaveAccessibleName('To validate 1');
    await page.getByRole('link', { name: 'New order' }).click();
    await expect(page).toHaveURL(/\/desk\/orders\?queue=to_validate/);
  });

  await test.step('the push names no customer, and its tap opens the orders', async () => {
    await expect.poll(() => phone.messages().length).toBe(1);
    const text = phone.messages()[0]?.text ?? '';
    const { title, body, tag, url } = v.parse(DeskPushSchema, JSON.parse(text));
    expect(text).not.toContain('Rahma');
    await page.goto(`${shop.url}/desk/account`);
    await atRest(page);
    await stage.deliver(text);
    await expect.poll(() => stage.shown()).toMatchObject([{ title, body, tag, lang: 'en' }]);
    await stage.tap(tag);
    await expect(page).toHaveURL(shop.url + url);
    await atRest(page);
  });

  expect(complaints).toEqual([]);

  await test.step('nothing comes after the sign-out', async () => {
    await page.getByRole('button', { name: 'Account of Ibu Rina' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect.poll(() => phone.isSubscribed(page)).toBe(false);
  });
});

/** A customer orders. */
async function order(): Promise<void> {
  const customer = await register('id', shop.url);
  const goods = await variantId('semen-masonry-sagara-plester', undefined, shop.url);
  await placeOrder(customer, await fillCart(customer, { [goods]: 5 }));
}
