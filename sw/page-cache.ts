import { isDrawnInBrowser } from '#contract/page-rules.ts';
import { withoutVisitMarks } from '#contract/visit-marks.ts';
import { ageMetric, keptAtAttribute, pageMark } from '#contract/worker-messages.ts';
import { shell } from './precache.ts';

/** Cookies, which a worker reads only through this interface (Safari 18.4, Firefox 140, every Chromium). */
declare const self: ServiceWorkerGlobalScope & { cookieStore?: { get(name: string): Promise<{ value?: string } | null> } };

const CACHE = 'pages';
const MOST = 60;
const MINUTE = 60_000;
/** Milliseconds after which what this phone knows of a page's data is better than its HTML. */
const OLDEST = 7 * 24 * 60 * MINUTE;
/** Milliseconds for which a kept page isn't fetched again behind the customer's back: its data are, by the app. */
const FRESH = 10 * MINUTE;

/** Names one thing of many in an address. */
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Whom a page was drawn for. */
interface Visitor {
  readonly language: string;
  /** Whether a customer is signed in. */
  readonly isSignedInHint: boolean;
}

/** Whether only the frame of a page comes from the server, which has nothing of anybody in it. */
export const isFrame = (url: URL): boolean => isDrawnInBrowser(url.pathname);

/** Whether this browser lets a worker know for whom it answers: a frame that it kept without would never be found again. */
export const knowsVisitor = self.cookieStore !== undefined;

/** A page of the shop as it lies on this phone. */
export interface CachedPage {
  readonly response: Response;
  /** Whether it is due to be fetched again while it is shown. */
  readonly isDue: boolean;
}

/** The kept HTML of an address in the customer's language, where there is one that isn't too old. */
export async function cachedPage(url: URL): Promise<CachedPage | null> {
  const cache = await caches.open(CACHE);
  const response = await cache.match(
    keyOf(url, { language: (await cookie('lang')) ?? 'id', isSignedInHint: (await cookie('known')) === '1' }),
  );
  const age = Date.now() - Number(response?.headers.get(keptAtAttribute));
  if (response === undefined || !(age >= 0 && age < OLDEST)) return null;
  return { response, isDue: age > FRESH && !isFrame(url) };
}

/**
 * Keeps a page as the server drew it: a public one for a guest, or a customer's frame. Not one that names files which this worker doesn't
 * have: after a deployment the server's pages belong to the next version, and without a network they could not wake up.
 */
export async function cachePage(url: URL, page: Response): Promise<void> {
  if (!isOurs(page) || page.status !== 200 || page.redirected) return;
  const html = await page.text();
  const [, language, known] = /<html lang="(\w+)"( data-known)?/.exec(html) ?? [];
  if (language === undefined || !html.includes('id="state"')) return;
  const files = filesOf(html);
  if (files.length === 0 || files.some(file => shell.getCacheKeyForURL(file) === undefined)) return;
  const age = new RegExp(`\\b${ageMetric};dur=(\\d+)`).exec(page.headers.get('server-timing') ?? '')?.[1];
  const drawnAt = String(Date.now() - Number(age ?? 0));
  const headers = new Headers(page.headers);
  headers.set(keptAtAttribute, drawnAt);
  const cache = await caches.open(CACHE);
  const key = keyOf(url, { language, isSignedInHint: known !== undefined });
  // A second put would keep the place of the first: what was seen last goes last.
  await cache.delete(key);
  const kept = html.replace('<html ', `<html ${keptAtAttribute}="${drawnAt}" `);
  await cache.put(key, new Response(kept, { headers }));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map(old => cache.delete(old)));
}

/** Addresses of the scripts and sheets that a page loads; a disabled sheet stands inline in the page, and its file is nowhere. */
function filesOf(html: string): readonly string[] {
  const elements = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .map(([element]) => element)
    .filter(element => !/\sdisabled\b/.test(element));
  return elements.flatMap(element => /\s(?:src|href)="(\/assets\/[^"]+)"/.exec(element)?.[1] ?? []);
}

/** Whether the shop itself answered: its page, or its word that the page is elsewhere. */
export const isOurs = (page: Response): boolean => page.type === 'opaqueredirect' || page.headers.has(pageMark);

/** Pages name the files of one version. */
export const forgetPages = (): Promise<boolean> => caches.delete(CACHE);

async function cookie(name: string): Promise<string | undefined> {
  return (await self.cookieStore?.get(name).catch(() => null))?.value;
}

/** The key leaves out how and when the customer came. All orders share one frame, and so do all filters of a customer's list. */
function keyOf(url: URL, { language, isSignedInHint }: Visitor): string {
  const key = isFrame(url) ? new URL(url.pathname.replace(ID, 'id'), url) : new URL(withoutVisitMarks(url.href));
  if (isFrame(url)) key.searchParams.append('kept-known', String(isSignedInHint));
  key.searchParams.delete('timestamp');
  key.searchParams.append('kept-language', language);
  return key.href;
}
