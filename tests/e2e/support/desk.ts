import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { StaffRole } from '#contract/staff-roles.ts';
import { adminOf } from './admin.ts';
import type { Language } from './visit.ts';

const sharedShop = () => ({ url: process.env.SHOP_URL ?? '', dataDir: process.env.SHOP_DATA_DIR ?? '' });

export const deskPassword = 'Kata sandi 9';

/** A member of staff who was invited. `link` is the path that their invitation leads to. */
export interface Invited {
  readonly name: string;
  readonly email: string;
  readonly link: string;
}

/** Invites a member of staff as the owner does by command. @param shop another one than that of all tests */
export async function invite(role: StaffRole, name = 'Ibu Rina', shop = sharedShop()): Promise<Invited> {
  const email = `${randomUUID()}@toko.test`;
  const { link } = await adminOf(shop, 'staff', 'invite', name, email, '--role', role);
  const { pathname, hash } = new URL(link);
  return { name, email, link: pathname + hash };
}

/** The language that the desk was left in on this browser. */
export async function speak(context: BrowserContext, language: Language): Promise<void> {
  await context.addInitScript(value => localStorage.setItem('desk-language', value), language);
}

const openDesk = { id: 'Buka meja kerja', en: 'Open the desk' };
const newPassword = { id: 'Kata sandi baru', en: 'New password' };

/** Opens an invitation's link, chooses a password, and is in. */
export async function accept(page: Page, { link }: Invited, language: Language): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: newPassword[language], exact: true }).fill(deskPassword);
  await page.getByRole('button', { name: openDesk[language] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/invitation/);
}

/** Nothing of the screen is on its way any more. */
export async function atRest(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
