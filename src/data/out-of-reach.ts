import { AppError } from '#lib/app-error.ts';
import { connectivity } from './connectivity.ts';

/** Milliseconds that a page waits for the shop before it comes with what this phone has, and while the shop is known to be out of reach. */
const PATIENCE = 600;
const SHORT_PATIENCE = 150;

/** Whether a question failed for want of a line or a shop. The server, which has no phone, is never out of its own reach. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof AppError && error.isUnreachable && typeof document !== 'undefined';

/** Resolves when a customer has waited long enough for an answer that this phone may have, too; never on the server. */
function waitedEnough(): Promise<void> {
  return new Promise(resolve => {
    if (typeof document !== 'undefined') setTimeout(resolve, connectivity.isReachable() ? PATIENCE : SHORT_PATIENCE);
  });
}

/**
 * The shop's answer; this phone's where the shop can't be reached or takes its time, as far as the phone has one.
 * @throws AppError of the shop
 */
export async function answerOrPhone<Answer>(answer: Promise<Answer>, fromPhone: () => Promise<Answer | undefined>): Promise<Answer> {
  let isAnswered = false;
  const answered = answer.finally(() => {
    isAnswered = true;
  });
  try {
    return await Promise.race([answered, waitedEnough().then(async () => (isAnswered ? undefined : await fromPhone()) ?? answer)]);
  } catch (error) {
    const kept = isOutOfReach(error) ? await fromPhone() : undefined;
    if (kept === undefined) throw error;
    return kept;
  }
}

/**
 * Waits for an answer, for a moment at most, and lets the page come without it where the shop can't be reached: it then shows what this
 * phone has, and the answer as soon as it is there.
 * @throws AppError of an answer
 */
export async function orFromPhone(answer: Promise<unknown>): Promise<void> {
  const answered = answer.catch(error => {
    if (!isOutOfReach(error)) throw error;
  });
  await Promise.race([answered, waitedEnough()]);
}
