import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type RefCallback, useCallback } from 'react';
import type { Language } from '#contract/endpoint.ts';
import { idle } from '#lib/yield-to-main.ts';
import { connectivity } from '../connectivity.ts';
import { isThrifty } from '../data-saver.ts';
import { catalogueQueries } from './queries.ts';

/** Milliseconds that a product of a list is on screen before its page is fetched: a customer who only scrolls by pays for no bytes. */
const PATIENCE = 4_000;
/** Milliseconds; a product page that was fetched within a day is good enough to be read offline. */
const DAY = 86_400_000;

const wanted: { slug: string; lang: Language }[] = [];
let isReading = false;

/**
 * Makes the products of a list that come into sight readable offline, one after the other while nothing else is to do.
 * Each entry of the list names its product in `data-product`. Nothing under the data saver, on a slow line or without the shop.
 */
export function useReadAhead(lang: Language): RefCallback<HTMLElement> {
  const queryClient = useQueryClient();
  return useCallback(
    (list: HTMLElement | null) => {
      if (list === null || typeof IntersectionObserver === 'undefined') return;
      const timers = new Map<Element, ReturnType<typeof setTimeout>>();
      const observer = new IntersectionObserver(entries => {
        for (const { target, isIntersecting } of entries) {
          clearTimeout(timers.get(target));
          const slug = (target as HTMLElement).dataset.product;
          if (isIntersecting && slug !== undefined)
            timers.set(
              target,
              setTimeout(() => ask(queryClient, lang, slug), PATIENCE),
            );
        }
      });
      const watch = () => {
        for (const entry of list.querySelectorAll('[data-product]')) observer.observe(entry);
      };
      // Another filter or page changes the entries in place.
      const changes = new MutationObserver(watch);
      changes.observe(list, { childList: true });
      watch();
      return () => {
        observer.disconnect();
        changes.disconnect();
        for (const timer of timers.values()) clearTimeout(timer);
      };
    },
    [queryClient, lang],
  );
}

function ask(queryClient: QueryClient, lang: Language, slug: string): void {
  if (wanted.some(each => each.slug === slug && each.lang === lang)) return;
  wanted.push({ slug, lang });
  if (isReading) return;
  isReading = true;
  void readOn(queryClient);
}

async function readOn(queryClient: QueryClient): Promise<void> {
  await idle(PATIENCE);
  const next = wanted.shift();
  if (next === undefined || isThrifty() || !connectivity.isReachable()) {
    wanted.length = 0;
    isReading = false;
    return;
  }
  await queryClient.prefetchQuery({ ...catalogueQueries.product(next.lang, next.slug), staleTime: DAY, retry: false });
  void readOn(queryClient);
}
