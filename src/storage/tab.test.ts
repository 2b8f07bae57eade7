import { afterEach, expect, it, vi } from 'vitest';
import { askForPlainPage, mayReload, takePlainPage } from './reload-guard.ts';
import { tabStorage } from './tab.ts';

afterEach(() => vi.unstubAllGlobals());

/** Storage in memory, or one that a browser forbids. */
function stubStorage(isForbidden: boolean): void {
  const texts = new Map<string, string>();
  const allowed = <Result>(run: () => Result): Result => {
    if (isForbidden) throw new DOMException('forbidden', 'SecurityError');
    return run();
  };
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => allowed(() => texts.get(key) ?? null),
    setItem: (key: string, text: string) => allowed(() => void texts.set(key, text)),
    removeItem: (key: string) => allowed(() => void texts.delete(key)),
  });
}

it('keeps a text until it is taken', () => {
  stubStorage(false);
  expect(tabStorage.write('key', 'text')).toBe(true);
  expect([tabStorage.read('key'), tabStorage.take('key'), tabStorage.take('key')]).toEqual(['text', 'text', null]);
});

it('keeps nothing where the browser forbids it', () => {
  stubStorage(true);
  expect([tabStorage.write('key', 'text'), tabStorage.read('key'), tabStorage.take('key')]).toEqual([false, null, null]);
});

it('lets a page reload itself once a minute, and never where that can not be remembered', () => {
  stubStorage(false);
  const now = 1_764_000_000_000;
  expect([mayReload(now), mayReload(now + 59_000), mayReload(now + 61_000), mayReload(now - 3_600_000)]).toEqual([true, false, true, true]);
  expect([askForPlainPage('/cart'), takePlainPage('/cart'), takePlainPage('/cart')]).toEqual([true, true, false]);
  stubStorage(true);
  expect([mayReload(now), askForPlainPage('/cart'), takePlainPage('/cart')]).toEqual([false, false, false]);
});
