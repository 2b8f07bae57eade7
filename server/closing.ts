import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from './clock.ts';
import type { Deps } from './deps.ts';
import { backUpAtStop } from './jobs.ts';
import type { Listener } from './listen.ts';
import { logText } from './log-text.ts';
import type { OpenShop } from './open-shop.ts';
import type { Watchdog } from './watchdog.ts';

/** Everything that must be ended when the shop closes. */
interface Running {
  readonly deps: Deps;
  readonly listener: Listener;
  readonly clock: Clock;
  readonly shop: OpenShop;
  readonly stopping: AbortController;
  readonly watchdog: Watchdog;
}

interface Voice {
  readonly say: (line: string) => void;
  readonly fail: (error: unknown) => void;
}

/** Milliseconds from the order to stop in which a last copy of the database must be written, and until the process ends in any case. */
const LAST_COPY = 12_000;
const LONGEST_CLOSING = 13_000;

/**
 * Closes the shop when the system, or the process that started it, says so: what is under way is finished, in thirteen seconds at most.
 * A process that was started by one of ours (scripts/start.mjs) is told of the shop's opening, and its end closes the shop.
 */
export function closeWhenTold({ deps, listener, clock, shop, stopping, watchdog }: Running, { say, fail }: Voice): void {
  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    const since = performance.now();
    watchdog.expectEnd();
    say('Closing: finishing what is under way …');
    setTimeout(() => {
      say('Closing took too long: the process ends with something under way');
      process.exit(1);
    }, LONGEST_CLOSING).unref();
    // Streams have no end of their own: told now, their clients come back to the next process.
    stopping.abort();
    // A balancer that asks `/api/ready` has seen it by then; requests are served as ever meanwhile.
    await sleep(deps.config.stopDelay);
    await Promise.all([listener.close(), clock.stop()]);
    const left = LAST_COPY - (performance.now() - since);
    if (!deps.disk?.isShort()) await backUpAtStop(deps, shop, left).catch(error => deps.log(`backup failed: ${logText(error)}`, 'error'));
    await shop.close();
    process.exit(0);
  };
  const obey = () => void close().catch(fail);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, obey);
  if (process.send === undefined) return;
  process.once('disconnect', obey);
  if (process.connected) process.send('open');
  else obey();
}
