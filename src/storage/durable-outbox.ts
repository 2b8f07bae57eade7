import { uuidv7 } from '#lib/ids.ts';
import { type Schedule, scheduled } from '#lib/scheduled.ts';
import { createStore } from '#lib/store.ts';
import { type DurableOutboxStore, emptyBox, type OutboxBox, type OutboxStore } from './outbox-record.ts';
import { type Away, isSameDisk, joined, returned, tried, withoutCopy } from './outbox-return.ts';

/** Milliseconds after which a disk that says nothing counts as one that can't be used. */
const PATIENCE = 5_000;
/** Milliseconds until the disk is tried again, doubled after each try in vain. */
const FIRST_PAUSE = 10_000;
const LONGEST_PAUSE = 600_000;

type Change<Result> = (box: OutboxBox) => readonly [OutboxBox, Result];

/**
 * The outbox on a disk that may refuse, hang, be full or be deleted under an open page. The page then goes on with its own copy, says so
 * by `keeping`, and puts what it has back on the disk as soon as that works again. Records of a deleted disk are written back.
 * @param openDisk opens the disk; calls `onLost` when its connection was closed from outside
 */
export function durableOutboxStore(openDisk: (onLost: () => void) => OutboxStore, schedule: Schedule = scheduled): DurableOutboxStore {
  const keeping = createStore<'disk' | 'page'>('disk');
  const disk = openDisk(() => {
    if (copy.records.length > 0) void read().catch(() => undefined);
  });
  /** The records on the disk, as far as this page knows. */
  let copy = emptyBox;
  /** Ids of all records that this page has seen there. */
  const seenThere = new Set<string>();
  let away: Away | null = null;
  let pause = FIRST_PAUSE;
  let stopTimer: (() => void) | null = null;
  let returning: Promise<void> | null = null;
  let lastTurn: Promise<unknown> = Promise.resolve();

  const read = () => update(box => [box, box]);

  async function onDisk<Result>(change: Change<Result>): Promise<Result> {
    const made = uuidv7();
    const [box, result] = await inTime(signal =>
      disk.update(before => {
        const isDeleted = copy.clientId !== null && !isSameDisk(copy, before);
        const [next, outcome] = change(isDeleted ? returned(before, { box: copy, base: emptyBox, seen: seenThere }, made) : before);
        return [next, [next, outcome] as const];
      }, signal),
    );
    know(box);
    return result;
  }

  function know(box: OutboxBox): void {
    copy = box;
    for (const { id } of box.records) seenThere.add(id);
  }

  /**
   * New records get another name than the disk's: numbers that other tabs give out there must not meet these.
   * @param isDoubtful the disk may have it as well
   */
  function inMemory<Result>(change: Change<Result>, isDoubtful: boolean): Result {
    const { box, base, seen } = away ?? { box: copy, base: copy, seen: seenThere };
    const [next, result] = change(away === null ? { ...tried(box), clientId: null } : box);
    hold({ box: isDoubtful ? tried(next) : next, base, seen: new Set([...seen, ...idsOf(next)]) });
    return result;
  }

  function hold(next: Away): void {
    const wasAway = away !== null;
    away = next;
    if (wasAway) return;
    plan();
    keeping.set('page');
  }

  /** Changes go one after another: each has to know what the one before it left on the disk, or that it is not there any more. */
  const update: DurableOutboxStore['update'] = async (change, options = {}) => {
    if (away !== null && options.needsDisk) await goBack();
    const turn = lastTurn.then(() => updateNow(change, options));
    lastTurn = turn.catch(() => undefined);
    return turn;
  };

  const updateNow: DurableOutboxStore['update'] = async (change, { needsDisk = false } = {}) => {
    if (away === null) {
      try {
        return await onDisk(change);
      } catch (error) {
        if (!needsDisk) return inMemory(change, true);
        forgo(change);
        throw error;
      }
    }
    if (needsDisk) throw new DOMException('This page has no disk', 'InvalidStateError');
    return inMemory(change, false);
  };

  /** Deletes a change that the disk wrote after all, too late: its customer was told that it is not kept. */
  function forgo<Result>(change: Change<Result>): void {
    inMemory(box => [box, undefined], true);
    if (away !== null) away = { ...away, seen: new Set([...away.seen, ...idsOf(change(away.box)[0])]) };
  }

  function goBack(): Promise<void> {
    stopTimer?.();
    stopTimer = null;
    returning ??= putBack().then(
      () => {
        returning = null;
      },
      () => {
        returning = null;
        pause = Math.min(pause * 2, LONGEST_PAUSE);
        plan();
      },
    );
    return returning;
  }

  function plan(): void {
    stopTimer?.();
    stopTimer = schedule(() => void goBack(), pause);
  }

  async function putBack(): Promise<void> {
    while (away !== null) {
      const made = uuidv7();
      let taken: OutboxBox | null = null;
      const box = await inTime(signal =>
        disk.update(before => {
          if (away === null) return [before, before];
          taken = tried(away.box);
          away = { ...away, box: taken };
          const next = returned(before, away, made);
          return [next, next];
        }, signal),
      );
      if (away === null) return;
      // Changes made while the disk wrote go with the next turn.
      if (away.box !== taken) away = joined(away, box);
      else {
        know(box);
        [away, pause] = [null, FIRST_PAUSE];
        keeping.set('disk');
      }
    }
  }

  function inTime<Result>(run: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const giveUp = new AbortController();
    return new Promise((resolve, reject) => {
      const stop = schedule(() => {
        giveUp.abort();
        reject(new DOMException('The disk says nothing', 'TimeoutError'));
      }, PATIENCE);
      run(giveUp.signal).then(resolve, reject).finally(stop);
    });
  }

  return {
    keeping,
    read,
    update,
    release(id) {
      if (away === null || away.base.records.every(record => record.id !== id)) return false;
      away = withoutCopy(away, id);
      return true;
    },
  };
}

const idsOf = ({ records }: OutboxBox) => new Set(records.map(({ id }) => id));
