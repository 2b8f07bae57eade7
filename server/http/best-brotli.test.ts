import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bestBrotli } from './best-brotli.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page is made packed behind the first answer and found by what it says', async () => {
  vi.useRealTimers();
  const pages = bestBrotli();
  const html = '<p>semen</p>'.repeat(100);
  expect(pages.find(html)).toBeUndefined();
  await vi.waitFor(() => expect(pages.find(html)).toBeDefined());
  expect(String(brotliDecompressSync(pages.find(html) ?? ''))).toBe(html);
  expect(pages.find(`${html}!`)).toBeUndefined();
});

test('one page is made at a time, with rests between them, and a failure ends nothing', async () => {
  const asked: string[] = [];
  const pages = bestBrotli(async html => {
    asked.push(html);
    await new Promise(resolve => setTimeout(resolve, 100));
    if (html === 'a') throw new Error('no');
    return Buffer.from(html);
  });
  pages.find('a');
  pages.find('b');
  await vi.advanceTimersByTimeAsync(900);
  pages.find('c');
  expect(asked).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(100);
  pages.find('c');
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(['a', 'c']);
  expect(String(pages.find('c'))).toBe('c');
});
