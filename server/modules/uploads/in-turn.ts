import sharp from 'sharp';

/** Pictures made at the same time: with more, orders would wait for pictures. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

// Each picture is made once and kept on disk; a cache of operations would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

/** Runs work on pictures when it is its turn: decoding takes memory and a whole core. */
export async function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  while (running >= AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve));
  running += 1;
  try {
    return await run();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
