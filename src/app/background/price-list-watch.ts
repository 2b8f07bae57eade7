import { whenIdle } from '#data/cache/idle.ts';
import { connectivity } from '#data/connectivity.ts';
import { isMetered, isThrifty } from '#data/data-saver.ts';
import { notedPriceLists } from '#data/price-list/noted.ts';
import { languageOf } from '#i18n/use-language.ts';
import type { Services } from '../boot/services.ts';

/**
 * Brings the price list that the customer has put on this phone up to date, by its changes and once a day at most: when a page is idle, the
 * shop can be reached, and bytes are not counted.
 */
export function keepPriceListFresh({ queryClient, i18n }: Pick<Services, 'queryClient' | 'i18n'>): void {
  async function look(): Promise<void> {
    const language = languageOf(i18n.locale);
    if (!notedPriceLists.has(language)) return;
    await whenIdle(queryClient);
    if (!connectivity.isReachable() || isThrifty() || isMetered()) return;
    const { priceLists } = await import('#data/price-list/price-lists.ts');
    if (await priceLists.isOld(language)) await priceLists.download(queryClient, language, false);
  }
  const lookNow = () => void look().catch(() => undefined);
  connectivity.subscribe(lookNow);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && lookNow());
  lookNow();
}
