/** The first 32 bits of the fractional parts of a root of each of the first primes, as the standard (FIPS 180-4) wants them. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) if (primes.every(prime => number % prime !== 0)) primes.push(number);
  return primes.map(prime => ((root(prime) % 1) * 2 ** 32) | 0);
}

const constants = Int32Array.from(fractions(64, Math.cbrt));
const start = fractions(8, Math.sqrt);

/**
 * SHA-256, in hex. The browser's own is asynchronous and missing outside secure contexts; a list of 10,000 products takes some ten
 * milliseconds here.
 */
export function sha256(bytes: Uint8Array): string {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length * 8) % 2 ** 32);
  const state = Int32Array.from(start);
  const words = new Int32Array(64);
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(offset + at * 4);
    mix(state, words);
  }
  return Array.from(state, word => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Mixes 64 bytes, in the first 16 words, into the state. */
function mix(state: Int32Array, words: Int32Array): void {
  const word = (at: number) => words[at] as number;
  for (let at = 16; at < 64; at += 1) {
    const [near, far] = [word(at - 2), word(at - 15)];
    const one = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const other = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[at] = word(at - 16) + one + word(at - 7) + other;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (constants[at] as number) + word(at)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] as number) + value;
}
