/** Bytes in memory at most, of all entries together. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Entries at most: those that say 'there is none' have no bytes. */
const MOST_ENTRIES = 200;

/** Keeps what was asked for last, and makes what several requests ask for at the same time once. */
export class BytesCache<Value extends Uint8Array | null> {
  readonly #made = new Map<string, Value>();
  readonly #pending = new Map<string, Promise<Value>>();
  #bytes = 0;

  /** @param make an error of it is not kept */
  async find(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#made.get(key);
    if (known !== undefined) {
      // The ones that are asked for stay.
      this.#made.delete(key);
      this.#made.set(key, known);
      return known;
    }
    const pending = this.#pending.get(key) ?? make().finally(() => this.#pending.delete(key));
    this.#pending.set(key, pending);
    const made = await pending;
    this.#keep(key, made);
    return made;
  }

  #keep(key: string, made: Value): void {
    if (this.#made.has(key)) return;
    this.#made.set(key, made);
    this.#bytes += made?.length ?? 0;
    for (const [oldest, bytes] of this.#made) {
      if (this.#bytes <= MOST_BYTES && this.#made.size <= MOST_ENTRIES) break;
      this.#made.delete(oldest);
      this.#bytes -= bytes?.length ?? 0;
    }
  }
}
