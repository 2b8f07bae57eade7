import { exclusively } from './exclusively.ts';

/**
 * Shows this browser's notifications, or looks through them, one thing at a time in the worker and all tabs. At each look Chromium throws
 * away its records of what is not on the screen yet: a notification that is being shown meanwhile stays without one, and taps on it lead nowhere.
 */
export const notificationsInTurn = <Result>(run: () => Promise<Result>): Promise<Result> => exclusively('fondasi-notifications', run);
