/**
 * Now, in the time that answers in memory are dated in (`dataUpdatedAt`): milliseconds since the epoch. The phone's own time, until the shop's
 * clock comes with the client and corrects a wrong one.
 */
export const ageClock = { now: (): number => Date.now() };
