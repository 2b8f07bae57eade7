import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Address } from '#contract/addresses.ts';
import { arrive, type Customer, register } from '../support/customer.ts';
import { awake, complaintsOf, expectAccessible } from '../support/page-checks.ts';

const warehouse = {
  label: 'Warehouse',
  receiver_name: 'Ibu Ida',
  phone_number: '081234567890',
  full_address: 'Jalan Pattimura 3',
  region_code: '81.71.02.1010',
  zip_code: '97128',
};

// A worker's requests would pass the refusal by that one step puts in their way.
test.use({ serviceWorkers: 'block', geolocation: { latitude: -3.69543, longitude: 128.18143 }, permissions: ['geolocation'] });

test('an address is written, pinned, made the primary one, changed and deleted', async ({ page, context }) => {
  const customer = await register('en');
  await arrive(context, 'en', customer.tokens);
  const complaints = complaintsOf(page);
  const mapChunks: string[] = [];
  page.on('request', request => /PinMap/.test(request.url()) && mapChunks.push(request.url()));
  await page.goto('/address');
  await awake(page);

  await test.step('the regions cascade, and one search field sets them all', async () => {
    await page.getByRole('button', { name: 'Add address' }).click();
    const form = page.getByRole('form', { name: 'Address' });
    await form.getByLabel('Address label').fill('Site');
    await form.getByLabel('Recipient').fill('Pak Markus');
    const phone = form.getByLabel('Mobile number');
    await phone.fill('abc');
    await expect(form.getByText('Phone number must be a valid phone number')).toBeVisible();
    await phone.fill('+62 812-345-6789 x12');
    await expect(form.getByText('Phone number must be a valid phone number')).toBeHidden();
    await expect(form.getByLabel('Regency or city')).toBeDisabled();
    await form.getByLabel('Province').selectOption({ label: 'Maluku Utara' });
    await form.getByLabel('Regency or city').selectOption({ label: 'Kota Ternate' });
    await expect(form.getByLabel('Village', { exact: true })).toBeDisabled();
    await form.getByLabel('Search district or village').fill('Sirimau');
    await form
      .getByRole('list', { name: 'Regions found' })
      .getByRole('button', { name: /^Sirimau/ })
      .first()
      .click();
    await expect(form.getByLabel('Regency or city').locator('option:checked')).toHaveText('Kota Ambon');
    await form.getByLabel('Village', { exact: true }).selectOption({ label: 'Batu Merah' });
    await expect(form.getByLabel('Postal code')).toHaveValue(/^\d{5}$/);
    await form.getByLabel('Full address').fill('Jalan Jenderal Sudirman 12');
  });

  await test.step('the map comes when it is asked for, and is pinned by key, tap and place', async () => {
    const form = page.getByRole('form', { name: 'Address' });
    const place = form.getByRole('group', { name: 'Pin on the map' }).getByRole('status');
    await expect(place).toHaveText('No pin yet');
    expect(mapChunks).toEqual([]);
    await form.getByRole('button', { name: 'Open the map' }).click();
    const map = form.getByRole('application', { name: /^Map/ });
    await expect(map).toBeVisible();
    expect(mapChunks.length).toBeGreaterThan(0);
    await form.getByRole('button', { name: 'Pin the middle of the map' }).click();
    // The seat of the chosen city.
    await expect(place).toHaveText('Pin at 3.70000° S, 128.18000° E');

    const pin = map.getByRole('button', { name: 'Pin of this address' });
    await pin.focus();
    await pin.press('ArrowRight');
    await expect.poll(() => longitudeOf(place)).toBeGreaterThan(128.18);
    await map.click({ position: { x: 40, y: 40 } });
    await expect.poll(() => longitudeOf(place)).toBeLessThan(128.18);
    const before = await longitudeOf(place);
    // A tap moves the map as well: the pin may still be under way when it is taken.
    await expect(async () => {
      await drag(page, pin, 60);
      expect(await longitudeOf(place)).toBeGreaterThan(before);
    }).toPass();
    await form.getByRole('button', { name: 'Use my location' }).click();
    await expect(place).toHaveText('Pin at 3.69543° S, 128.18143° E');
    await expectAccessible(page);
    await customer.call('POST', '/addresses/', warehouse);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect
      .poll(() => addressesOf(customer))
      .toMatchObject([
        { label: 'Warehouse', is_primary: true },
        {
          label: 'Site',
          phone_number: '+62 812-345-6789 x12',
          city: 'Kota Ambon',
          latitude: -3.69543,
          longitude: 128.18143,
          is_primary: false,
        },
      ]);
  });

  await test.step('the second one becomes the primary one, and loses its pin', async () => {
    await expect(cardOf(page, 'Warehouse').getByText('Primary', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Edit Site' }).click();
    const form = page.getByRole('form', { name: 'Address' });
    await expect(form.getByText('Pin at 3.69543° S, 128.18143° E')).toBeVisible();
    await form.getByRole('button', { name: 'Remove the pin' }).click();
    await form.getByLabel('Set as primary').check();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect
      .poll(() => addressesOf(customer))
      .toMatchObject([
        { label: 'Site', is_primary: true, latitude: null, longitude: null },
        { label: 'Warehouse', is_primary: false },
      ]);
    await expect(cardOf(page, 'Site').getByText('Primary', { exact: true })).toBeVisible();
  });

  await test.step('a deletion that fails says so in its dialog; closing it refreshes the list', async () => {
    const refused = { status: 422, json: { status: 422, code: 'validation_failed', message: 'refused' } };
    await page.route('**/api/v1/addresses/*', (route, request) =>
      request.method() === 'DELETE' ? route.fulfill(refused) : route.fallback(),
    );
    await page.getByRole('button', { name: 'Remove Warehouse' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove this address?' });
    await expect(dialog.getByText('Warehouse: Jalan Pattimura 3')).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Something went wrong while processing address');
    await page.unroute('**/api/v1/addresses/*');
    const [, other] = await addressesOf(customer);
    await customer.call('DELETE', `/addresses/${other?.id}`);
    await expect(cardOf(page, 'Warehouse')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(cardOf(page, 'Warehouse')).toHaveCount(0);
    await expect(cardOf(page, 'Site')).toBeVisible();

    await page.getByRole('button', { name: 'Remove Site' }).click();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByText(/You have no address yet/)).toBeVisible();
    expect(await addressesOf(customer)).toEqual([]);
  });
  expect(complaints.filter(text => !text.includes('422'))).toEqual([]);
});

async function addressesOf(customer: Customer): Promise<readonly Address[]> {
  return (await customer.call<{ addresses: Address[] }>('GET', `/addresses/customer/${customer.user.customer.id}`)).addresses;
}

const cardOf = (page: Page, label: string) => page.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) });

async function longitudeOf(place: Locator): Promise<number> {
  return Number(/([\d.]+)° E/.exec((await place.textContent()) ?? '')?.[1]);
}

/** By `x` pixels to the right, in steps as a hand does. */
async function drag(page: Page, what: Locator, x: number): Promise<void> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('nothing to drag');
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + x, top, { steps: 6 });
  await page.mouse.up();
}
