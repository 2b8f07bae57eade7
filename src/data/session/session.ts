import type { TokenSource } from '#api/client.ts';
import type { Tokens } from '#contract/session.ts';
import { uuidv7 } from '#lib/ids.ts';
import { createStore, type Store } from '#lib/store.ts';
import { writeKnownCookie } from '#storage/cookies.ts';
import { exclusively } from '#storage/exclusively.ts';
import { localKeys, localValue, read } from '#storage/local.ts';
import { rotationNote } from '#storage/rotation-note.ts';
import { mirrorToken } from './mirror-token.ts';

/** Why a session ended: the customer's own logout here, the server's refusal, or another tab. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere';

/** Who uses this device, as far as its tokens tell. */
export interface Session {
  /** Whether a token is there. False for every first render of a served page: the server knows guests only. */
  readonly hasToken: Pick<Store<boolean>, 'get' | 'subscribe'>;
  /** Whether the server drew the page for a signed-in customer: a frame without the invitation to log in, and no customer's data. */
  readonly isServedKnown: boolean;
  readonly tokens: TokenSource;
  /** Changes whenever a session of this phone ends, in whichever tab. */
  era(): string | null;
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
export function createSession({ isServedKnown = false }: { isServedKnown?: boolean } = {}): Session {
  const access = localValue(localKeys.accessToken);
  const refresh = localValue(localKeys.refreshToken);
  const era = localValue(localKeys.era);
  const endSecret = localValue(localKeys.endSecret);
  let knownEra = era.get();
  mirrorToken(access);
  const hasToken = createStore(access.get() !== null);
  hasToken.subscribe(() => writeKnownCookie(hasToken.get()));
  writeKnownCookie(hasToken.get());
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
  era.subscribe(() => {
    if (era.get() === knownEra) return;
    knownEra = era.get();
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
    knownEra = uuidv7();
    era.set(knownEra);
    hasToken.set(false);
    access.set(null);
    refresh.set(null);
    endSecret.set(null);
    tell(reason);
  };
  const currentRefresh = () => read(localKeys.refreshToken) ?? refresh.get();
  return {
    hasToken,
    isServedKnown,
    tokens: {
      access: () => read(localKeys.accessToken) ?? access.get(),
      refresh: currentRefresh,
      save,
      expire: () => end('expired'),
      exclusively: run =>
        exclusively(REFRESH_LOCK, async () => {
          await caughtUp(currentRefresh, refresh);
          const before = currentRefresh();
          const result = await run();
          if (before !== null && currentRefresh() !== before) await rotationNote.write(before);
          return result;
        }),
      era: () => read(localKeys.era) ?? era.get(),
    },
    era: () => read(localKeys.era) ?? era.get(),
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
  isServedKnown: false,
  tokens: { access: () => null, refresh: () => null, save: () => undefined, expire: () => undefined, exclusively: run => run() },
  era: () => null,
  start: () => undefined,
  end: () => undefined,
  onEnd: () => () => undefined,
};
