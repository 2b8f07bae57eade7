import { expect, type Page } from '@playwright/test';
import { awake } from './page-checks.ts';
import { underWorker } from './queued.ts';

/** The part of the menu that offers the price list. */
export const panelOf = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'Prepare for offline use' });

/** A phone that has seen one page of words, and no product: its customer opens the menu. @param url of the shop */
export async function openMenu(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${url}/about`);
  await underWorker(page);
  await awake(page);
  // By the keyboard: a pointer that comes to lie on a link of the menu would have its page, and goods with it, fetched ahead.
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
}

/** Puts the price list on the phone, and waits until the whole app is there as well. */
export async function prepareOffline(page: Page, url: string): Promise<void> {
  await openMenu(page, url);
  const panel = panelOf(page);
  await expect(panel.getByText(/products, \d+ KB to download/)).toBeVisible();
  await panel.getByRole('button', { name: 'Prepare for offline use' }).click();
  await expect(panel.getByRole('status')).toHaveText('Ready: the price list is on this phone');
  await expect(panel.getByText(/products are on this phone, with prices and stock from/)).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Ready for offline use: the whole app is on this phone')).toBeVisible({
    timeout: 60_000,
  });
}
