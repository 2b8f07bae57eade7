import type { TokenSource } from '#api/client.ts';
import type { Tokens } from '#contract/session.ts';
import { uuidv7 } from '#lib/ids.ts';
import { createStore, type Store } from '#lib/store.ts';
import { writeSignedInHint } from '#storage/cookies.ts';
import { exclusively } from '#storage/exclusively.ts';
import { localKeys, localValue, read } from '#storage/local.ts';
import { rotationNote } from '#storage/rotation-note.ts';
import { mirrorToken } from './mirror-token.ts';

/** Why a session ended: the customer's own logout here, the server's refusal, the end of the whole account, or another tab. */
export type SessionEnd = 'logout' | 'expired' | 'deleted' | 'elsewhere';

/** The session of this device, by its tokens. */
export interface Session {
  /** Whether a token is there. False for every first render of a served page: the server knows guests only. */
  readonly hasToken: Pick<Store<boolean>, 'get' | 'subscribe'>;
  /** Whether the server drew the page for a signed-in customer: a frame without the invitation to log in, and no customer's data. */
  readonly servedSignedInHint: boolean;
  readonly tokens: TokenSource;
  /** Changes whenever a session of this phone ends, in whichever tab. */
  sessionEpoch(): string | null;
  start(tokens: Tokens): void;
  /** Removes the tokens; the modules that keep private data hear it through `onEnd`. */
  end(reason: SessionEnd): void;
  /** @returns the function that ends the subscription */
  onEnd(listener: (reason: SessionEnd) => void): () => void;
}

const REFRESH_LOCK = 'fondasi-session';
/** Milliseconds; local storage reaches another tab within a few. */
const CATCH_UP = 1_000;

/** The session of this browser, shared by all its tabs through local storage. */
export function createSession({ servedSignedInHint = false }: { servedSignedInHint?: boolean } = {}): Session {
  const access = localValue(localKeys.accessToken);
  const refresh = localValue(localKeys.refreshToken);
  const sessionEpoch = localValue(localKeys.sessionEpoch);
  const endSecret = localValue(localKeys.endSecret);
  let knownEpoch = sessionEpoch.get();
  mirrorToken(access);
  const hasToken = createStore(access.get() !== null);
  hasToken.subscribe(() => writeSignedInHint(hasToken.get()));
  writeSignedInHint(hasToken.get());
  const listeners = new Set<(reason: SessionEnd) => void>();
  const tell = (reason: SessionEnd) => {
    for (const listener of [...listeners]) listener(reason);
  };
  access.subscribe(() => {
    const wasSignedIn = hasToken.get();
    hasToken.set(access.get() !== null);
    if (wasSignedIn && access.get() === null) tell('elsewhere');
  });
  // One customer may have left and another come before this tab hears of it: the tokens alone would not tell.
  sessionEpoch.subscribe(() => {
    if (sessionEpoch.get() === knownEpoch) return;
    knownEpoch = sessionEpoch.get();
    hasToken.set(read(localKeys.accessToken) !== null);
    tell('elsewhere');
  });
  const save = (tokens: Tokens) => {
    // In this order: a tab that sees the new refresh token finds its access token there.
    access.set(tokens.token);
    refresh.set(tokens.refresh_token);
  };
  const end = (reason: SessionEnd) => {
    // First what late answers look at, then the flag, so that the change of the tokens is not taken for another tab's.
    knownEpoch = uuidv7();
    sessionEpoch.set(knownEpoch);
    hasToken.set(false);
    access.set(null);
    refresh.set(null);
    endSecret.set(null);
    tell(reason);
  };
  const currentRefresh = () => read(localKeys.refreshToken) ?? refresh.get();
  return {
    hasToken,
    servedSignedInHint,
    tokens: {
      access: () => read(localKeys.accessToken) ?? access.get(),
      refresh: currentRefresh,
      save,
      expire: isDeleted => end(isDeleted ? 'deleted' : 'expired'),
      exclusively: run =>
        exclusively(REFRESH_LOCK, async () => {
          await caughtUp(currentRefresh, refresh);
          const before = currentRefresh();
          const result = await run();
          if (before !== null && currentRefresh() !== before) await rotationNote.write(before);
          return result;
        }),
      sessionEpoch: () => read(localKeys.sessionEpoch) ?? sessionEpoch.get(),
    },
    sessionEpoch: () => read(localKeys.sessionEpoch) ?? sessionEpoch.get(),
    start: tokens => {
      save(tokens);
      endSecret.set(tokens.end_secret ?? null);
    },
    end,
    onEnd: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Waits until this tab sees the tokens that another one left before it gave up the lock; not for ever, as a repeated refresh does no harm. */
async function caughtUp(current: () => string | null, changes: Pick<Store<string | null>, 'subscribe'>): Promise<void> {
  const token = current();
  if (token === null || !(await rotationNote.isReplaced(token)) || current() !== token) return;
  await new Promise<void>(resolve => {
    const stop = changes.subscribe(() => finish());
    const timer = setTimeout(() => finish(), CATCH_UP);
    const finish = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
  });
}

/** No customer is signed in: the server renders with this. */
export const guestSession: Session = {
  hasToken: { get: () => false, subscribe: () => () => undefined },
  servedSignedInHint: false,
  tokens: { access: () => null, refresh: () => null, save: () => undefined, expire: () => undefined, exclusively: run => run() },
  sessionEpoch: () => null,
  start: () => undefined,
  end: () => undefined,
  onEnd: () => () => undefined,
};
