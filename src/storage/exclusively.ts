const lastTurns = new Map<string, Promise<unknown>>();

/**
 * Runs work of one name after the other. A Web Lock spans all tabs; where the browser has none, or refuses it because its user blocks
 * every kind of storage, the work of this tab queues behind each other. A page that holds a lock can't be restored by the back button:
 * nothing may wait in it for longer than a request does.
 */
export async function exclusively<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks as LockManager | null | undefined;
  let isHeld = false;
  const held = () => {
    isHeld = true;
    return run();
  };
  try {
    // The lock manager's callback type awaits twice.
    if (locks) return (await locks.request(name, held)) as Result;
  } catch (error) {
    // The work's own failure.
    if (isHeld) throw error;
  }
  const turn = (lastTurns.get(name) ?? Promise.resolve()).then(run, run);
  lastTurns.set(
    name,
    turn.catch(() => undefined),
  );
  return turn;
}
