import type { Api, TokenSource } from '#api/client.ts';
import { currentUserEndpoint, type Tokens } from '#contract/session.ts';
import { AppError } from '#lib/app-error.ts';

/** Tokens whose owner the server has named. */
interface Pinned {
  readonly userId: string;
  readonly api: Api;
  isStill(): boolean;
}

/**
 * An API client that speaks for one customer only. Another tab can change who is signed in at any moment; a waiting edit must never reach
 * the cart of the customer who is signed in then. So the server is asked once whose tokens these are, and other ones are not used.
 */
export function createOwnApi(tokens: TokenSource, makeApi: (tokens: TokenSource) => Api): (userId: string) => Promise<Api> {
  let pinned: Pinned | null = null;
  return async userId => {
    if (pinned === null || !pinned.isStill()) pinned = await pin(tokens, makeApi);
    if (pinned.userId !== userId) throw new AppError('unauthorized', 401);
    return pinned.api;
  };
}

async function pin(tokens: TokenSource, makeApi: (tokens: TokenSource) => Api): Promise<Pinned> {
  let [access, refresh] = [tokens.access(), tokens.refresh()];
  const isStill = () => access === tokens.access() && refresh === tokens.refresh();
  const api = makeApi({
    access: () => access,
    // Once rotated elsewhere it must not be shown again: the server takes that for theft.
    refresh: () => (tokens.refresh() === refresh ? refresh : null),
    save: (fresh: Tokens) => {
      if (tokens.refresh() !== refresh) return;
      tokens.save(fresh);
      access = fresh.token;
      refresh = fresh.refresh_token;
    },
    expire: isDeleted => {
      if (tokens.refresh() === refresh) tokens.expire(isDeleted);
    },
    exclusively: run => tokens.exclusively(run),
    sessionEpoch: () => tokens.sessionEpoch?.() ?? null,
  });
  const { id } = await api.call(currentUserEndpoint);
  return { userId: id, api, isStill };
}
