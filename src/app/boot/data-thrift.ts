import { dataSaver, isThrifty } from '#data/data-saver.ts';
import type { AppRouter } from './router.tsx';

/** A link fetches its page when the customer is about to press it, unless few bytes are to be spent. */
export function followDataSaver(router: AppRouter): void {
  const follow = () => router.update({ ...router.options, defaultPreload: isThrifty() ? false : 'intent' });
  follow();
  dataSaver.subscribe(follow);
}
