import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts';

/**
 * Opens a dialog or sheet, sees that it is sound, closes it by Escape and finds the focus where it was.
 * @param source what draws it, below `src`: `tests/architecture/dialogs.test.ts` compares these with the sources
 */
export async function expectSoundDialog(
  page: Page,
  source: string,
  { trigger, name, look }: { trigger: Locator; name?: string | RegExp; look?: (dialog: Locator) => Promise<void> },
): Promise<void> {
  await test.step(source, async () => {
    await trigger.click();
    const dialog = page.getByRole('dialog', name === undefined ? {} : { name });
    await expect(dialog).toBeVisible();
    await look?.(dialog);
    await expectSoundWhileOpen(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
  });
}

/** The same for one that opened by itself. @param back what had the focus then */
export async function expectSoundOpenDialog(page: Page, source: string, { name, back }: { name: string; back: Locator }): Promise<void> {
  await test.step(source, async () => {
    const dialog = page.getByRole('dialog', { name });
    await expectSoundWhileOpen(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(back).toBeFocused();
  });
}

/** Opens a popover as a pointer's rest does, then by keyboard, and leaves it by Escape. @param source as of a dialog */
export async function expectSoundPopover(page: Page, source: string, trigger: Locator): Promise<void> {
  await test.step(source, async () => {
    await trigger.hover();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    // The banner alone: a list of goods has a header too, of which the open panel covers a part.
    await expectAccessible(page, 'header:has([data-popover-trigger])');
    await page.keyboard.press('Escape');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(0, 700);
    await page.keyboard.press('Tab');
    await trigger.focus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(trigger).not.toBeFocused();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });
}

/** The focus is inside, a program finds nothing to complain about, and nothing is wider than the screen. */
async function expectSoundWhileOpen(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate(element => element.contains(document.activeElement)), { message: 'focus inside' }).toBe(true);
  await expectAccessible(page, 'dialog[open]');
  await expectNoSidewaysScroll(page);
}
