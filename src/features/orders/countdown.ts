/** What is left until a moment: whole hours (beyond a day as well), minutes, seconds. */
export interface TimeLeft {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** @param deadline ISO 8601 @param now milliseconds since the epoch @returns null once it has passed */
export function timeLeft(deadline: string, now: number): TimeLeft | null {
  const left = Math.ceil((Date.parse(deadline) - now) / 1_000);
  if (!(left > 0)) return null;
  return { hours: Math.floor(left / 3_600), minutes: Math.floor((left % 3_600) / 60), seconds: left % 60 };
}
