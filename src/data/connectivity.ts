import { useSyncExternalStore } from 'react';
import { type Schedule, scheduled } from '#lib/scheduled.ts';
import { createStore } from '#lib/store.ts';
import { linePace } from '#storage/line-pace.ts';

/** Milliseconds between two looks whether the shop is back, doubled after each one in vain. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** Milliseconds at most while something waits to be sent: it must go within seconds of the line's return, which costs a few bytes a look. */
const URGENT_PAUSE = 4_000;

/** Milliseconds that a call may hear nothing before the shop is asked, and that the shop may take then: together less than the four seconds in which a dead line is told. */
const SILENCE = 1_500;
const PATIENCE = 2_000;
/** Milliseconds while the shop is out of reach: what is shown then waits for nothing. */
const LONG_PATIENCE = 5_000;
/** Milliseconds; answers that begin later than this are those of a slow line, which is given so many times what it took, up to a limit. */
const SLOW = 1_000;
/** Bytes that must have come while the shop was silent: what drips slower is no line. */
const SIGN_OF_LIFE = 500;

/** Dependencies; a test replaces all of them. */
export interface Surroundings {
  /** Asks the shop for a sign of life, a few bytes, for so many milliseconds. Null where nothing came at all. Never throws. */
  readonly probe: (patience: number) => Promise<boolean | null>;
  readonly schedule?: Schedule;
  /** From 0 to 1. */
  readonly random?: () => number;
  /** Whether the customer can see the page: from the background the shop is not asked. */
  readonly isSeen?: () => boolean;
  /** Whether something waits to be sent. */
  readonly isUrgent?: () => boolean;
}

/**
 * Whether the shop can be reached, as requests tell it. The browser's own word is a hint only: it calls a captive portal online.
 * One lost request may be an accident, so the shop is asked before the page says that it is offline; after that again and again.
 */
export function createConnectivity() {
  const reachable = createStore(true);
  let around: Required<Surroundings> | null = null;
  let failures = 0;
  let probing: Promise<void> | null = null;
  let stop: (() => void) | null = null;
  let isPatient = false;
  let reachedSince = Date.now();
  /** All bytes that calls heard, and how late answers began of late. */
  let bytes = 0;
  let pace = linePace.read();
  const times = (factor: number, least: number, most: number) => {
    // The browser's own measure, where it has one, knows of a slow line before the first answer.
    const late = Math.max(pace, (navigator as { connection?: { rtt?: number } }).connection?.rtt ?? 0);
    return late > SLOW ? Math.min(Math.max(late * factor, least), most) : least;
  };

  function settle(isReached: boolean): void {
    stop?.();
    stop = null;
    if (isReached) failures = 0;
    if (isReached && !reachable.get()) reachedSince = Date.now();
    reachable.set(isReached);
    if (isReached || around === null) return;
    // Half the pause is chance, so that a shop that comes back isn't met by everybody at once.
    const longest = around.isUrgent() ? URGENT_PAUSE : LONGEST_PAUSE;
    const pause = Math.min(FIRST_PAUSE * 2 ** failures, longest) * (0.5 + around.random() / 2);
    isPatient = pause > URGENT_PAUSE;
    stop = around.schedule(() => {
      stop = null;
      failures += 1;
      if (around?.isSeen()) void probe();
    }, pause);
  }

  function probe(): Promise<void> {
    if (around === null) return Promise.resolve();
    const before = bytes;
    const askedAt = performance.now();
    probing ??= around.probe(reachable.get() ? times(4, PATIENCE, 8_000) : LONG_PATIENCE).then(isReached => {
      probing = null;
      // How late this answer came tells how long the next question, also that of the next page, has to wait.
      if (isReached) heard(0, performance.now() - askedAt);
      // A sign of life may be stuck behind what the customer loads.
      settle(isReached ?? bytes - before >= SIGN_OF_LIFE);
    });
    return probing;
  }

  function heard(more: number, waited = 0): void {
    bytes += more;
    if (waited <= 0) return;
    const before = pace;
    pace = Math.max(waited, (pace + waited) / 2);
    if (Math.max(before, pace) > SLOW) linePace.write(pace);
  }

  return {
    /** The outcome of a request. */
    report(isReached: boolean): void {
      // An answer that was on its way when the browser said 'offline' is no line yet.
      if (isReached && around !== null && !reachable.get() && !navigator.onLine) void probe();
      else if (isReached) settle(true);
      else if (around === null) reachable.set(false);
      else if (reachable.get()) void probe();
      // The long pause was chosen while nothing waited to be sent; now something does, and a short one takes its place.
      else if (isPatient && stop !== null && around.isUrgent()) settle(false);
    },
    /** From now on the shop is asked; the browser's 'offline' is believed at once, its 'online' is a reason to ask. */
    watch(surroundings: Surroundings): void {
      around = {
        schedule: scheduled,
        random: Math.random,
        isSeen: () => document.visibilityState === 'visible',
        isUrgent: () => false,
        ...surroundings,
      };
      const ask = () => reachable.get() || void probe();
      if (!navigator.onLine) settle(false);
      globalThis.addEventListener('offline', () => settle(false));
      globalThis.addEventListener('online', ask);
      document.addEventListener('visibilitychange', ask);
    },
    /** Asks the shop now. @returns whether it answered; false before anybody is watched */
    async confirm(): Promise<boolean> {
      await probe();
      return around !== null && reachable.get();
    },
    /** Milliseconds that a call may hear nothing before `isThere` is asked. */
    patience: () => times(2, SILENCE, 4_000),
    /** So many bytes came, the first of them after so many milliseconds. */
    heard,
    /** A call hears nothing. @returns whether it is worth waiting on; at once where the shop is out of reach already, and asked behind that */
    async isThere(): Promise<boolean> {
      if (around === null) return true;
      const asked = probe();
      if (reachable.get()) await asked;
      return reachable.get();
    },
    isReachable: reachable.get,
    /** Milliseconds since the epoch by this device's clock: when this page began, or the shop was there again. */
    reachedSince: () => reachedSince,
    subscribe: reachable.subscribe,
  };
}

export const connectivity = createConnectivity();

export function useIsReachable(): boolean {
  return useSyncExternalStore(connectivity.subscribe, connectivity.isReachable, () => true);
}

/**
 * When the data on screen were fetched, where that must be told: the shop can't be reached, so prices and stock may have changed.
 * @param updatedAt milliseconds since the epoch, 0 where nothing is there
 */
export function useSavedAt(updatedAt: number | undefined): number | null {
  const isReachable = useIsReachable();
  return isReachable || !updatedAt ? null : updatedAt;
}
