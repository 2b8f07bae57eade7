/** Random numbers from 0 to 1 that a seed decides (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A clock that stands still until the next thing happens, so that hours pass in a millisecond. */
export class Loop {
  now = 1_800_000_000_000;
  readonly #events: { at: number; run: () => void }[] = [];

  /** @returns the function that calls it off */
  after(milliseconds: number, run: () => void): () => void {
    const event = { at: this.now + milliseconds, run };
    const index = this.#events.findIndex(other => other.at > event.at);
    this.#events.splice(index === -1 ? this.#events.length : index, 0, event);
    return () => {
      const place = this.#events.indexOf(event);
      if (place !== -1) this.#events.splice(place, 1);
    };
  }

  /** Lets time pass, one event after another, each with everything that follows from it at once. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    // Promises that were begun outside an event settle before any time passes, as in a browser.
    await settled();
    for (let next = this.#events[0]; next !== undefined && next.at <= end; next = this.#events[0]) {
      this.#events.shift();
      this.now = Math.max(this.now, next.at);
      next.run();
      await settled();
    }
    this.now = end;
  }
}

/**
 * All promises that can go on have gone on: a tick that is asked for among them comes when none of them is left. A turn
 * of the event loop would do as well and cost more than everything that a schedule does.
 */
async function settled(): Promise<void> {
  await Promise.resolve();
  await new Promise<void>(resolve => process.nextTick(resolve));
}
