import { expect, type Locator, type Page } from '@playwright/test';

/** Tab stops that a person may have to pass on one page. */
const FARTHEST = 150;

/** Counts every touch of a pointer from now on, so that a run can prove that it had none. */
export async function watchPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const kind of ['pointerdown', 'pointermove', 'touchstart', 'wheel'])
      addEventListener(kind, () => sessionStorage.setItem('pointer', kind), { capture: true });
  });
}

/** The pointer's last touch since `watchPointer`, null for none. */
export function pointerTouch(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('pointer'));
}

/** Presses Tab until the element has the focus, and sees that it shows it: it must be reachable, and no trap may stand before it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await pressUntil(page, target, 'element');
  await expectVisibleFocus(page);
}

/** Presses Tab until the element or one of its group has the focus. To look for it by its role after each press would take most of a journey. */
async function pressUntil(page: Page, target: Locator, goal: 'element' | 'group'): Promise<void> {
  await expect(target).toBeAttached();
  const isThere = (element: Element, goal: string) => {
    const { activeElement } = document;
    if (!element.isConnected) return null;
    return goal === 'element' ? element === activeElement : element.getAttribute('name') === activeElement?.getAttribute('name');
  };
  let element = await target.elementHandle();
  for (let presses = 0; presses < FARTHEST; ) {
    const isReached = await element?.evaluate(isThere, goal);
    if (isReached) return;
    // The page has drawn it anew.
    if (isReached === null) element = await target.elementHandle();
    else {
      await page.keyboard.press('Tab');
      presses += 1;
    }
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

/** Goes to a link or button and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** A group of radios is one stop; arrows choose in it. */
export async function choose(page: Page, radio: Locator): Promise<void> {
  await pressUntil(page, radio, 'group');
  await expectVisibleFocus(page);
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 12 && !(await radio.isChecked()); presses += 1) await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
}

/** Opens a select and takes its first choice. */
export async function chooseFirst(page: Page, select: Locator): Promise<void> {
  await expect(select).toBeEnabled();
  await expect(select.locator('option')).not.toHaveCount(1);
  await tabTo(page, select);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(select).not.toHaveValue('');
}

/** Opens the system's choice of files, which is no part of the page, and answers it. */
export async function attach(page: Page, input: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await tabTo(page, input);
  // The browser drops a choice that is asked for while it takes up a page; a person presses again.
  await expect(async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser', { timeout: 5_000 }), page.keyboard.press('Space')]);
    await chooser.setFiles(file);
  }).toPass();
}

/** The focused element is visible and has a ring around it, around its frame, or around the button that it stands for. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const shown = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return 'nothing has the focus';
      const hasOutline = (element: Element, part?: string) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$|transparent/.test(outlineColor);
      };
      // A text field's frame: a border and a shadow of one colour.
      const hasFrame = (element: Element) => {
        const { boxShadow, borderTopColor, borderTopStyle } = getComputedStyle(element);
        return element.matches(':focus-within') && borderTopStyle !== 'none' && boxShadow.startsWith(borderTopColor);
      };
      const around = [focused, focused.parentElement, focused.parentElement?.parentElement].filter(each => each instanceof Element);
      const isRinged =
        hasOutline(focused, '::after') ||
        around.some(each => hasOutline(each) || hasFrame(each)) ||
        (focused.nextElementSibling !== null && hasOutline(focused.nextElementSibling));
      const { top, bottom } = (around[1] ?? focused).getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight) return `out of sight: ${focused.outerHTML}`;
      return isRinged ? 'ring' : `no ring: ${focused.outerHTML}`;
    });
  await expect.poll(shown).toBe('ring');
}
