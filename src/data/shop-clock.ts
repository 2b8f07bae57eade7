import { localKeys, read, textStorage } from '#storage/local.ts';

const MINUTE = 60_000;
/** Milliseconds; a phone that says that the shop's last answer is older has a wrong clock, more likely than not. */
const TOO_FAR = 90 * 24 * 60 * MINUTE;

/**
 * A clock for ages that a wrong one of the phone doesn't reach: the shop's last answer and what has passed since, where the phone's own
 * contradicts that. Answers in memory bear the phone's time (`dataUpdatedAt`), those on the disk the shop's.
 */
export function createShopClock() {
  const [lastTold = 0, lastSkew = 0] = (read(localKeys.shopTime) ?? '').split(':').map(Number);
  /** The shop's time at its last answer, and how far the phone's clock is ahead of the shop's. */
  let last = lastTold > 0 ? lastTold : 0;
  let skew = lastSkew || 0;
  let written = last;
  /** By the monotonic clock, which knows nothing of other visits; 0 before an answer in this one. */
  let heardAt = 0;

  /** Now, in the time that answers in memory are dated in: milliseconds since the epoch. */
  function now(): number {
    const phone = Date.now();
    const least = last + skew + performance.now() - heardAt;
    return last > 0 && (phone < least - MINUTE || phone > least + TOO_FAR) ? least : phone;
  }
  /** Whether such a time is of the future, by this clock or by the phone's, which the library goes by. */
  const isAhead = (at: number) => at > Math.min(now(), Date.now()) + MINUTE;

  return {
    now,
    /** The shop dated an answer just now. @returns whether the phone's clock is not where it was thought to be */
    tell(shopTime: number): boolean {
      if (!(shopTime > 0)) return false;
      const measured = Date.now() - shopTime;
      const isOff = Math.abs(measured - skew) > MINUTE;
      if (isOff) skew = measured;
      last = shopTime;
      heardAt = performance.now();
      if (isOff || Math.abs(last - written) > MINUTE) {
        written = last;
        try {
          textStorage.setItem(localKeys.shopTime, `${last}:${skew}`);
        } catch {
          // Known in this visit only.
        }
      }
      return isOff;
    },
    /** Whether the shop has answered in this visit. */
    isTold: () => heardAt > 0,
    /** From the time of answers in memory to the shop's, and back. */
    toShop: (at: number) => at - skew,
    fromShop: (at: number) => at + skew,
    isAhead,
    /** A date from the future tells no age: 0. */
    orUnknown: (at: number) => (isAhead(at) ? 0 : at),
  };
}
export type ShopClock = ReturnType<typeof createShopClock>;

export const shopClock = createShopClock();
