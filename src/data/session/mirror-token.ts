import type { Store } from '#lib/store.ts';
import { tokenCopy } from '#storage/token-copy.ts';

/** Keeps the worker's copy of the access token as this tab knows it, and takes it away with the session. */
export function mirrorToken(access: Pick<Store<string | null>, 'get' | 'subscribe'>): void {
  const copy = () => {
    const token = access.get();
    void (token === null ? tokenCopy.forget() : tokenCopy.write(token));
  };
  access.subscribe(copy);
  copy();
}
