import { expect, test } from '@playwright/test';
import type { Quotation } from '#contract/quotations.ts';
import { quotationLike } from '../../support/quotations.ts';
import { arrive, register } from '../support/customer.ts';
import { button, field, goods, makeList, stored } from '../support/quotations.ts';

test('lines are added, changed and taken off inside a quotation, and what can’t be is told at its field', async ({ page, context }) => {
  const variant = await goods();
  await arrive(context, 'en');
  await makeList(page, variant);
  await button(page, 'Quotation').first().click();
  const name = `${variant.product} · ${variant.name}`;
  await button(page, `Change: ${name}`).click();
  const dialog = page.getByRole('dialog');
  await expect(field(page, 'Quantity')).toHaveValue('1');
  await field(page, 'Quantity').fill('2,5');
  await expect(dialog.getByText('Please enter a whole number from 1 on')).toBeVisible();
  await field(page, 'Quantity').fill('12');
  await field(page, 'Text').fill('Bahan utama');
  await button(page, 'Done').click();
  await button(page, 'Add line').click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await field(page, 'Text').fill('Sewa molen');
  await field(page, 'Quantity').fill('3');
  await field(page, 'Unit').fill('hari');
  await field(page, 'Price for one').fill('250.000');
  await page.keyboard.press('Escape');
  // The page behind shows what the dialog wrote.
  await expect(field(page, 'Price of Sewa molen')).toHaveValue('250.000');
  // One that is left without a word goes.
  await button(page, 'Add line').click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Line without a text')).toHaveCount(0);
  await button(page, 'Remove pasir urug').click();
  await expect.poll(() => stored(page)).not.toContain('pasir urug');
  await page.reload();
  const lines = page.getByRole('list', { name: 'Lines' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.filter({ hasText: 'Bahan utama' })).toContainText(/^Bahan utama.*12 /s);
  await expect(lines.filter({ hasText: 'Sewa molen' })).toContainText(/3 hari × Rp\s250.000 = Rp\s750.000/);
});

test('a change on another device is told, and the customer chooses which version stays', async ({ page, context }) => {
  const customer = await register('en');
  const quotation = quotationLike({ number: '007/PNW/KM/XI/2026' });
  const put = (change: Partial<Quotation>) => customer.call('PUT', `/quotations/${quotation.id}`, { ...quotation, ...change });
  const kept = async () => (await customer.call<{ quotations: { quotation: Quotation }[] }>('GET', '/quotations')).quotations[0]?.quotation;
  await put({});
  await arrive(context, 'en', customer.tokens);
  await page.goto(`/quotations/${quotation.id}`);
  await expect(field(page, 'Client')).toHaveValue('Bapak Yohanis');
  const conflict = page.getByRole('main').getByRole('alert').filter({ hasText: 'This quotation was changed elsewhere in the meantime' });
  const type = (name: string) => field(page, 'Client').fill(name);

  await put({ margin: 500, client: { name: 'Ibu Wati', attention: '', address: '' }, updated_at: '2026-11-26T01:00:00.000Z' });
  await type('Bapak Yohanis R.');
  await expect(conflict).toContainText('for Ibu Wati, and comes to Rp 315.000');
  await page.goto('/quotations');
  await expect(page.getByText('Two versions')).toBeVisible();
  await page.getByRole('link', { name: '007/PNW/KM/XI/2026' }).click();
  await expect(field(page, 'Client')).toHaveValue('Bapak Yohanis R.');
  await button(page, 'Take the other one').click();
  await expect(field(page, 'Client')).toHaveValue('Ibu Wati');
  await expect(conflict).toHaveCount(0);
  // Its next change is made of the version that was taken.
  await type('Ibu Wati S.');
  await expect.poll(async () => (await kept())?.client.name).toBe('Ibu Wati S.');

  await put({ updated_at: '2026-11-26T02:00:00.000Z' });
  await type('Ibu Wati Salim');
  await expect(conflict).toBeVisible();
  await button(page, 'Keep this version').click();
  await expect.poll(async () => (await kept())?.client.name).toBe('Ibu Wati Salim');
  await expect(conflict).toHaveCount(0);
  await type('Ibu W. Salim');
  await expect.poll(async () => (await kept())?.client.name).toBe('Ibu W. Salim');
});

test('two tabs of a guest do not overwrite each other unseen', async ({ page, context }) => {
  const variant = await goods();
  await arrive(context, 'en');
  await makeList(page, variant);
  await button(page, 'Quotation').first().click();
  await expect(field(page, 'Client')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await field(other, 'Client').fill('Ibu Wati');
  await expect.poll(() => stored(page)).toContain('Ibu Wati');
  await field(page, 'Client').fill('Bapak Yohanis');
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'for Ibu Wati' })).toBeVisible();
  await button(page, 'Keep this version').click();
  await expect.poll(() => stored(page)).toContain('Bapak Yohanis');
  await field(page, 'Subject').fill('Kedua');
  await expect.poll(() => stored(page)).toContain('Kedua');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
