/** The time until a moment: whole hours (beyond a day as well), minutes, seconds. */
export interface TimeLeft {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** @param milliseconds until the deadline @returns null once it has passed */
export function timeLeft(milliseconds: number): TimeLeft | null {
  const left = Math.ceil(milliseconds / 1_000);
  if (!(left > 0)) return null;
  return { hours: Math.floor(left / 3_600), minutes: Math.floor((left % 3_600) / 60), seconds: left % 60 };
}

/**
 * Milliseconds until a deadline by the shop's clock, which a phone's own can be hours away from.
 * @param receivedAt this device's clock when it was told `serverTime`
 * @param now this device's clock
 */
export function untilDeadline(
  deadline: string,
  { serverTime, receivedAt, now }: { serverTime: string; receivedAt: number; now: number },
): number {
  return Date.parse(deadline) - Date.parse(serverTime) - (now - receivedAt);
}

/** Part of the time that is left, from 1 (all) to 0. @param left milliseconds @param minutes that the payment method gives */
export function partLeft(left: number, minutes: number): number {
  return Math.min(1, Math.max(0, left / (minutes * 60_000)));
}
