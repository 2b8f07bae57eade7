import type { AppError } from '#lib/app-error.ts';
import type { OutboxRecord } from '#storage/outbox-record.ts';
import { asAppError, pause, type Verdict } from './failure.ts';

/** Why nothing of a queue goes: its customer must sign in again, or the app must be updated. */
export type Hold = 'session' | 'outdated';

/** The ports of a queue. */
export interface QueueHost {
  /** Whether a customer is signed in whose records may be sent. */
  isOpen(): boolean;
  /** Whether the shop can be reached, asking it where it could not be a moment ago: nothing is tried, and so noted as tried, in vain. */
  reach(): Promise<boolean>;
  /** Runs alone among all tabs of this browser. */
  lock(run: () => Promise<void>): Promise<void>;
  /** Takes what is next, which may travel together, and notes durably that it is tried; none when there is nothing. */
  begin(): Promise<readonly OutboxRecord[]>;
  /** @returns the server's word on the first records or all of them @throws AppError */
  send(records: readonly OutboxRecord[]): Promise<readonly Verdict[]>;
  /** The server decided: takes note of it durably. */
  decided(records: readonly OutboxRecord[], verdicts: readonly Verdict[]): Promise<void>;
  /** They did not arrive, as far as is known. */
  undelivered(records: readonly OutboxRecord[], error: AppError): void;
  onHold(hold: Hold | null): void;
  /** @returns the function that calls it off */
  schedule(run: () => void, milliseconds: number): () => void;
  now(): number;
  /** From 0 to 1. */
  random(): number;
}

export interface Queue {
  /**
   * Sends what waits; safe to call at any time.
   * @param isUrgent the line may be back, or the customer asks: a pause after a failure counts no more
   */
  drain(isUrgent?: boolean): void;
  /** Its customer is back, or asks for another try: earlier failures count no more. */
  reset(): void;
}

/** Mutations that are sent one after the other, each until the server has answered it. */
export function createQueue(host: QueueHost): Queue {
  let isDraining = false;
  let isAskedAgain = false;
  let isFrozen = false;
  let failures = 0;
  let rejections = 0;
  let notBefore = 0;
  let stopTimer: (() => void) | null = null;

  function drain(isUrgent = false): void {
    isAskedAgain = isDraining;
    if (isDraining || isFrozen || !host.isOpen() || host.now() < notBefore) return;
    if (stopTimer !== null && !isUrgent) return;
    isDraining = true;
    stopTimer?.();
    stopTimer = null;
    void host
      .lock(sendAll)
      .catch(() => wait())
      .then(() => {
        isDraining = false;
        if (stopTimer === null && isAskedAgain) drain();
      });
  }

  async function sendAll(): Promise<void> {
    isAskedAgain = false;
    while (await sendNext());
  }

  /** @returns whether there may be more to send now */
  async function sendNext(): Promise<boolean> {
    if (isFrozen || !host.isOpen()) return false;
    if (!(await host.reach())) {
      wait();
      return false;
    }
    const records = await host.begin();
    if (records.length === 0) return false;
    const [verdicts, error] = await host.send(records).then(
      words => [words, null] as const,
      (reason: unknown) => [null, asAppError(reason)] as const,
    );
    if (error !== null) {
      rejections = error.status === 401 ? rejections + 1 : 0;
      isFrozen = rejections > 1;
      if (isFrozen) host.onHold('session');
      else if (error.status === 426) host.onHold('outdated');
      if (!isFrozen) wait(error.detail.retryAfter);
      host.undelivered(records, error);
      return false;
    }
    reset();
    host.onHold(null);
    await host.decided(records, verdicts);
    return true;
  }

  function wait(retryAfter?: number): void {
    failures += 1;
    const milliseconds = pause(failures, host.random(), retryAfter);
    if (retryAfter !== undefined) notBefore = host.now() + milliseconds;
    stopTimer?.();
    stopTimer = host.schedule(() => {
      stopTimer = null;
      // The timer has run out. A clock that the customer set back meanwhile would have the queue wait for longer.
      notBefore = 0;
      drain();
    }, milliseconds);
  }

  function reset(): void {
    isFrozen = false;
    failures = 0;
    rejections = 0;
    notBefore = 0;
  }

  return { drain, reset };
}
