import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { OutboxSequence } from '#contract/outbox.ts';
import type { ProblemAnswer } from '#contract/problem.ts';
import type { Database, Transaction } from '#server/db/client.ts';
import { idempotencyKeys, outboxMarks } from '#server/db/schema/orders.ts';
import { Problem, problemAnswer } from './problem.ts';
import { retrying, sqlState } from './transaction.ts';

/** How long an answer can be replayed: longer than any phone stays offline, in days. */
const IDEMPOTENCY_DAYS = 400;

/** A write's outcome, fresh or replayed. */
export interface Outcome {
  readonly status: number;
  readonly body: unknown;
  readonly isReplay: boolean;
}

/** SHA-256 of what a write asks for; the same key with another fingerprint is refused. */
export function fingerprint(method: string, path: string, body: unknown): string {
  return createHash('sha256')
    .update(`${method} ${path}\n`)
    .update(JSON.stringify(body) ?? '')
    .digest('hex');
}

/** Which write this is, for whom; `sequence` where it came from an outbox. */
interface Claim {
  readonly owner: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly sequence: OutboxSequence | null;
}

/** The result of a write. `done`: the id of what it was about, kept in the place of a long body that can be made anew from it. */
interface Effected {
  readonly status: number;
  readonly body: unknown;
  readonly done?: string;
}

/** A write, and how a repetition is answered as things stand by then, where its answer was not kept. */
export interface Write {
  readonly claim: Claim;
  readonly effect: (tx: Transaction) => Promise<Effected>;
  /** @param done see `Effected` @returns the body of a 200 */
  readonly again?: (tx: Transaction, done: string) => Promise<unknown>;
}

/**
 * Runs a write once per (owner, key). Key, fingerprint and answer are stored in the transaction of the effect, so that there is
 * never an effect without its answer. A refusal is an answer too: its effects are rolled back to a savepoint and the refusal is kept.
 * A second request with the same key waits for the first one on the key's row and then replays it.
 * @throws Problem 422 idempotency_key_reused, 409 idempotency_in_progress, 409 outbox_passed
 */
export async function onceByKey(db: Database, write: Write): Promise<Outcome> {
  const [[outcome]] = await allByKey(db, [write], async () => undefined);
  if (outcome === undefined) throw new Error('A write without an outcome');
  return outcome;
}

/**
 * The same for several writes of one request, in turn and in one transaction: each has its own key and its own outcome, and a refusal
 * of one leaves the others as they are. An error that undoes one without an answer undoes all of them, so that all can be asked again.
 * @param conclude makes what all of them come to, in their transaction
 * @throws Problem 409 idempotency_in_progress, 409 outbox_passed
 */
export async function allByKey<Conclusion>(
  db: Database,
  writes: readonly Write[],
  conclude: (tx: Transaction, outcomes: readonly Outcome[]) => Promise<Conclusion>,
): Promise<readonly [readonly Outcome[], Conclusion]> {
  try {
    return await retrying(() =>
      db.transaction(async tx => {
        // Less than a statement's time, so that it is the database that gives up and says why.
        await tx.execute(sql`set local lock_timeout = '3500ms'`);
        const outcomes: Outcome[] = [];
        for (const write of writes) outcomes.push(await claimed(tx, write));
        return [outcomes, await conclude(tx, outcomes)] as const;
      }),
    );
  } catch (error) {
    if (sqlState(error) === '55P03') throw new Problem(409, 'idempotency_in_progress', { retryAfter: 1 });
    throw error;
  }
}

async function claimed(tx: Transaction, { claim, effect, again }: Write): Promise<Outcome> {
  const { owner, key, fingerprint: wanted, sequence } = claim;
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ owner, key, fingerprint: wanted })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  const isRow = and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key));
  if (inserted.length === 0) {
    const [stored] = await tx.select().from(idempotencyKeys).where(isRow);
    if (stored === undefined || stored.status === null) throw new Problem(409, 'idempotency_in_progress', { retryAfter: 1 });
    if (stored.fingerprint !== wanted) throw new Problem(422, 'idempotency_key_reused');
    const done = again === undefined || stored.status !== 200 ? null : doneOf(stored.answer);
    return { status: stored.status, body: done === null ? stored.answer : await again?.(tx, done), isReplay: true };
  }
  if (sequence !== null) await pass(tx, owner, sequence);
  const { status, body, done } = await tx.transaction<Effected>(savepoint => effect(savepoint)).catch(refusal);
  await tx
    .update(idempotencyKeys)
    .set({ status, answer: done === undefined ? body : ({ done } satisfies Done) })
    .where(isRow);
  return { status, body, isReplay: false };
}

/** Summary of an answer that is too long to be kept. */
interface Done {
  readonly done: string;
}

/** The id that a kept answer is about; earlier versions kept all answers whole. */
function doneOf(answer: unknown): string | null {
  const { done, data } = answer as Partial<Done> & { readonly data?: { readonly id?: string } };
  return done ?? data?.id ?? null;
}

/** A request that was lost on the way and comes when a later one of its lane has been answered must not undo that. */
async function pass(tx: Transaction, owner: string, { client, lane, seq }: OutboxSequence): Promise<void> {
  const passedAt = sql`now()`;
  const passed = await tx
    .insert(outboxMarks)
    .values({ owner, client, lane, seq, passedAt })
    .onConflictDoUpdate({
      target: [outboxMarks.owner, outboxMarks.client, outboxMarks.lane],
      set: { seq, passedAt },
      setWhere: lt(outboxMarks.seq, seq),
    })
    .returning({ seq: outboxMarks.seq });
  if (passed.length === 0) throw new Problem(409, 'outbox_passed');
}

/** A problem that repeating cannot change becomes the stored answer; anything else undoes the claim as well. */
function refusal(error: unknown): Effected & { body: ProblemAnswer } {
  if (error instanceof Problem && error.status < 500 && ![401, 429].includes(error.status)) {
    return { status: error.status, body: problemAnswer(error) };
  }
  throw error;
}

/** Forgets answers that no phone can ask for any more, and how far devices had come that were not heard of since. */
export async function forgetOldKeys(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - IDEMPOTENCY_DAYS * 86_400_000);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest));
  await db.delete(outboxMarks).where(lt(outboxMarks.passedAt, oldest));
}
