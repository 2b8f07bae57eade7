/** Milliseconds that a usual page takes. After a longer one the thread is left to others for twice as long as it took more, at most MOST_REST. */
const USUAL = 20;
const MOST_REST = 100;
/** Milliseconds for which a visitor waits for a turn. */
const PATIENCE = 1_000;
/** Milliseconds after which a rendering's turn ends, whatever it still waits for: what hangs may not take a turn for good. */
const TURN = 2_000;

/** No turn came in time: the page is to be answered without its content. */
export class Busy extends Error {}

export interface RenderGate {
  /**
   * Runs a rendering when its turn comes.
   * @param isAwaited whether a visitor waits for it; what is made ahead of visits lets them go first and waits as long as it takes
   * @throws Busy where a visitor would wait too long
   */
  run<Result>(work: () => Promise<Result>, isAwaited: boolean): Promise<Result>;
}

/**
 * Lets one rendering run at a time. Drawing a long page takes the one thread of the shop for tens of milliseconds; ten clients that ask for
 * nothing else may not hold up calls and files, which need the thread several times each, nor make other visitors queue for their pages.
 */
export function renderGate({ patience = PATIENCE } = {}): RenderGate {
  const awaited = new Set<() => void>();
  const ahead = new Set<() => void>();
  let isTaken = false;

  function turn(isAwaited: boolean): Promise<void> {
    if (!isTaken) {
      isTaken = true;
      return Promise.resolve();
    }
    const queue = isAwaited ? awaited : ahead;
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        queue.delete(start);
        resolve();
      };
      const timer = isAwaited
        ? setTimeout(() => {
            queue.delete(start);
            reject(new Busy('pages are asked for faster than they can be rendered'));
          }, patience)
        : undefined;
      queue.add(start);
    });
  }

  /** Gives the turn to the one that has waited longest. */
  function pass(): void {
    const [next] = awaited.size > 0 ? awaited : ahead;
    if (next === undefined) isTaken = false;
    else next();
  }

  return {
    async run(work, isAwaited) {
      await turn(isAwaited);
      let isOver = false;
      const end = (rest: number) => {
        if (!isOver && rest > 0) setTimeout(pass, rest);
        else if (!isOver) pass();
        isOver = true;
      };
      const timer = setTimeout(end, TURN, 0);
      const start = performance.now();
      try {
        return await work();
      } finally {
        clearTimeout(timer);
        end(Math.min(MOST_REST, 2 * (performance.now() - start - USUAL)));
      }
    },
  };
}
