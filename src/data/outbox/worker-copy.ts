import { apiBaseUrl } from '#api/base-url.ts';
import type { Language } from '#contract/endpoint.ts';
import type { Store } from '#lib/store.ts';
import { workerToken } from '#storage/worker-token.ts';
import type { Session } from '../session/session.ts';

/**
 * Leaves the worker a copy of the access token while its owner is known, so that it can send what waits when no page is open.
 * It goes with the session.
 * @returns writes the copy anew, such as when the page is hidden: tokens are renewed in between
 */
export function copyForWorker(session: Session, owner: Pick<Store<string | null>, 'get' | 'subscribe'>, lang: () => Language): () => void {
  const copy = () => {
    const [userId, access] = [owner.get(), session.tokens.access()];
    if (userId !== null && access !== null) void workerToken.keep({ userId, access, baseUrl: apiBaseUrl, lang: lang() });
  };
  owner.subscribe(copy);
  session.onEnd(() => void workerToken.forget());
  return copy;
}
