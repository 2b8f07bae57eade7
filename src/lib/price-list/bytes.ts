import { PriceListError } from './types.ts';

/** Texts of one column stand one behind the other with this between them; PostgreSQL has no text that holds it. */
const SEPARATOR = '\0';

const encoder = new TextEncoder();
// Without 'ignoreBOM' a text that begins with U+FEFF would lose it.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Puts bytes together: integers as LEB128 (seven bits a byte, the lowest first), texts as UTF-8. */
export class ByteWriter {
  #bytes = new Uint8Array(4_096);
  #length = 0;

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + count));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }

  bytes(values: Uint8Array): void {
    this.#reserve(values.length);
    this.#bytes.set(values, this.#length);
    this.#length += values.length;
  }

  /** @throws RangeError for what is no integer from 0 to 2^53 - 1 */
  integer(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`no count: ${value}`);
    this.#reserve(8);
    let rest = value;
    while (rest >= 128) {
      this.#bytes[this.#length] = (rest % 128) | 128;
      this.#length += 1;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.#length] = rest;
    this.#length += 1;
  }

  integers(values: readonly number[]): void {
    for (const value of values) this.integer(value);
  }

  /** Negative ones between the others, so that small ones stay short: 0, -1, 1, -2, … */
  signed(value: number): void {
    this.integer(value >= 0 ? value * 2 : value * -2 - 1);
  }

  /** The reader must know how many there are. */
  texts(values: readonly string[]): void {
    if (values.some(value => value.includes(SEPARATOR))) throw new RangeError('a text of a price list must not hold U+0000');
    const utf8 = encoder.encode(values.join(SEPARATOR));
    this.integer(utf8.length);
    this.bytes(utf8);
  }

  /** Texts of which few are different: each once, and then which one stands where. */
  codes(values: readonly string[]): void {
    const places = new Map<string, number>();
    for (const value of values) if (!places.has(value)) places.set(value, places.size);
    this.integer(places.size);
    this.texts([...places.keys()]);
    for (const value of values) this.integer(places.get(value) ?? 0);
  }

  /** Ids of 16 hex digits, as their eight bytes. */
  hex(values: readonly string[]): void {
    for (const value of values) {
      if (!/^[0-9a-f]{16}$/.test(value)) throw new RangeError(`no picture id: ${value}`);
      this.#reserve(8);
      for (let at = 0; at < 16; at += 2) this.#bytes[this.#length + at / 2] = Number.parseInt(value.slice(at, at + 2), 16);
      this.#length += 8;
    }
  }

  done(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}

/** Reads what a `ByteWriter` wrote. All throw PriceListError 'damaged' at the end of the bytes or for what no writer writes. */
export class ByteReader {
  #at = 0;

  constructor(readonly source: Uint8Array) {}

  bytes(count: number): Uint8Array {
    if (count > this.source.length - this.#at) throw new PriceListError('damaged');
    this.#at += count;
    return this.source.subarray(this.#at - count, this.#at);
  }

  integer(): number {
    let value = 0;
    for (let weight = 1; weight <= 2 ** 49; weight *= 128) {
      const byte = this.source[this.#at];
      if (byte === undefined) throw new PriceListError('damaged');
      this.#at += 1;
      value += (byte % 128) * weight;
      if (byte < 128) {
        if (!Number.isSafeInteger(value)) break;
        return value;
      }
    }
    throw new PriceListError('damaged');
  }

  /** An integer below a bound. */
  below(bound: number): number {
    const value = this.integer();
    if (value >= bound) throw new PriceListError('damaged');
    return value;
  }

  /** How many of something follow, of which each takes a byte at least: damaged bytes must not ask for much memory. */
  count(): number {
    return this.below(this.source.length - this.#at + 1);
  }

  /** Reads so many of something, each of a byte at least. */
  many<Value>(count: number, read: () => Value): Value[] {
    if (count > this.source.length - this.#at) throw new PriceListError('damaged');
    return Array.from({ length: count }, read);
  }

  integers(count: number): number[] {
    return this.many(count, () => this.integer());
  }

  signed(): number {
    const value = this.integer();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  texts(count: number): string[] {
    const utf8 = this.bytes(this.integer());
    if (count === 0) {
      if (utf8.length > 0) throw new PriceListError('damaged');
      return [];
    }
    const texts = decoded(utf8).split(SEPARATOR);
    if (texts.length !== count) throw new PriceListError('damaged');
    return texts;
  }

  codes(count: number): string[] {
    const different = this.count();
    const texts = this.texts(different);
    return this.many(count, () => texts[this.below(different)] ?? '');
  }

  hex(count: number): string[] {
    return this.many(count, () => Array.from(this.bytes(8), byte => byte.toString(16).padStart(2, '0')).join(''));
  }

  /** @throws PriceListError 'damaged' where more follows */
  end(): void {
    if (this.#at !== this.source.length) throw new PriceListError('damaged');
  }
}

function decoded(utf8: Uint8Array): string {
  try {
    return decoder.decode(utf8);
  } catch {
    throw new PriceListError('damaged');
  }
}
