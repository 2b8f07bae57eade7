import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';

/**
 * Left and upper edge on the page, width, height and text size, in CSS pixels; null for what this width does not show. The upper edge
 * is null where a date above may take another line.
 */
type Box = readonly [x: number, y: number | null, width: number, height: number, text: number] | null;
export type Boxes = Readonly<Record<string, Box>>;

/** CSS pixels that rounding may account for. */
const TOLERANCE = 2;

const FACE = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
const face = readFileSync(createRequire(import.meta.url).resolve(FACE)).toString('base64');

/**
 * Sets the page in the face that the test brings: what the shop falls back to on a slow line is another on each machine. Needs
 * `bypassCSP`, because the shop allows no styles but its own.
 */
export async function setInFace(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `@font-face { font-family: Brought; font-weight: 400 800; src: url(data:font/woff2;base64,${face}) format('woff2') }
      *, ::before, ::after { font-family: Brought, sans-serif !important; font-variant-numeric: tabular-nums !important;
        animation: none !important; transition: none !important; scroll-behavior: auto !important }`,
  });
  const set = await page.evaluate(async () => {
    const loaded = await Promise.all(['400', '700'].map(weight => document.fonts.load(`${weight} 16px Brought`)));
    await document.fonts.ready;
    return loaded.flat().length;
  });
  if (set === 0) throw new Error('The face of the test was not set.');
}

function boxOf(part: Locator): Promise<Box> {
  return part.filter({ visible: true }).evaluateAll(([element]) => {
    if (element === undefined) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const text = Number.parseFloat(getComputedStyle(element).fontSize);
    const round = Math.round;
    return [round(left + scrollX), round(top + scrollY), round(width), round(height), round(text)] as const;
  });
}

/** Where each part stands now; of those in `flowing` not how far down. */
export async function measure(
  page: Page,
  parts: Readonly<Record<string, (page: Page) => Locator>>,
  flowing: readonly string[] = [],
): Promise<Boxes> {
  const boxes = Object.entries(parts).map(async ([name, find]): Promise<[string, Box]> => {
    const box = await boxOf(find(page));
    return [name, box !== null && flowing.includes(name) ? [box[0], null, box[2], box[3], box[4]] : box];
  });
  return Object.fromEntries(await Promise.all(boxes));
}

/** What stands elsewhere or is of another size than it was recorded, in words. */
export function differencesOf(recorded: Boxes, seen: Boxes): string[] {
  const differ = (before: Box, now: Box) =>
    before === null || now === null
      ? before !== now
      : before.some((value, index) => Math.abs((value ?? 0) - (now[index] ?? 0)) > TOLERANCE);
  const names = new Set([...Object.keys(recorded), ...Object.keys(seen)]);
  return [...names].flatMap(name => {
    const [before, now] = [recorded[name], seen[name]];
    if (before === undefined) return [`${name}: not recorded`];
    if (now === undefined) return [`${name}: no longer a part`];
    return differ(before, now) ? [`${name}: [${before}] is now [${now}]`] : [];
  });
}
