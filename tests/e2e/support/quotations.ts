import { expect, type Page } from '@playwright/test';
import { call } from './customer.ts';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Quotations and the letterhead as they lie on this browser's disk, in JSON. */
export function stored(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('fondasi-quotations');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('quotations').objectStore('quotations').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );
}

/** A variant that is sold one by one, with its page. */
export async function goods(): Promise<{ id: string; slug: string; name: string; product: string }> {
  const { products } = await call<{
    products: { slug: string; name: string; variants: { id: string; name: string; min_quantity: number; step_quantity: number }[] }[];
  }>(process.env.SHOP_URL ?? '', 'GET', '/products?limit=50&in_stock=true&lang=en');
  const [found] = products.flatMap(({ slug, name: product, variants }) =>
    variants
      .filter(({ min_quantity, step_quantity }) => min_quantity === 1 && step_quantity === 1)
      .map(({ id, name }) => ({ id, slug, name, product })),
  );
  if (found === undefined) throw new Error('nothing is sold one by one');
  return found;
}

/** Puts goods and words of the guest's own into a new list. */
export async function makeList(page: Page, { id, slug }: { id: string; slug: string }): Promise<void> {
  await page.goto(`/product/${slug}?variant=${id}`);
  await button(page, 'Add to list').click();
  const dialog = page.getByRole('dialog');
  await field(page, 'Name of a new list').fill('Rumah Sentani');
  await dialog.getByRole('button', { name: 'Add to list' }).click();
  await button(page, 'See list').click();
  await expect(page.getByRole('heading', { name: 'Rumah Sentani' })).toBeVisible();
  await field(page, 'New line or section').fill('pasir urug');
  await button(page, 'Add line').click();
  await expect(page.getByText('pasir urug', { exact: true })).toBeVisible();
}
