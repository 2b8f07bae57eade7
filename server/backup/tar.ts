import { OperatorError } from '#server/operator-error.ts';

/** A file of an archive, whole in memory: tables come in parts of a few megabytes. */
export interface Entry {
  /** Path with slashes. */
  readonly name: string;
  readonly content: Buffer;
}

/** The file is no whole tar. */
class DamagedTar extends OperatorError {}

const BLOCK = 512;
/** Bytes of a name in a header; a longer one gets a header of its own before it (POSIX pax). */
const NAME = 100;
const PAX = 'x';
const FILE = '0';

/** Writes a tar (POSIX ustar), which every system's `tar -xzf` reads. Only this account may read what it unpacks. */
export async function* packTar(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, content } of entries) {
    if (Buffer.byteLength(name) > NAME) yield* record('long-name', paxRecord('path', name), PAX);
    yield* record(Buffer.from(name).subarray(0, NAME).toString('latin1'), content, FILE);
  }
  // Two empty blocks end a tar.
  yield Buffer.alloc(2 * BLOCK);
}

function* record(name: string, content: Buffer, type: string): Generator<Buffer> {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number) => header.write(value.toString(8).padStart(length - 1, '0'), at, 'latin1');
  header.write(name, 0, 'latin1');
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(content.length, 124, 12);
  octal(0, 136, 12);
  header.write(type, 156, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  yield header;
  yield content;
  yield Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
}

/** The sum of a header's bytes, its own field counted as spaces. */
const sumOf = (header: Buffer) => header.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0);

/** A record names its own length, in bytes and with the digits of the length. */
function paxRecord(key: string, value: string): Buffer {
  const rest = Buffer.byteLength(` ${key}=${value}\n`);
  let length = rest + String(rest).length;
  if (String(length).length > String(rest).length) length += 1;
  return Buffer.from(`${length} ${key}=${value}\n`);
}

/**
 * Reads a tar to its end.
 * @throws DamagedTar where it breaks off, or a header is none
 */
export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const bytes = bytesOf(chunks);
  let longName: string | null = null;
  for (;;) {
    const header = await bytes.take(BLOCK);
    if (header.every(byte => byte === 0)) break;
    if (Number.parseInt(header.toString('latin1', 148, 156), 8) !== sumOf(header)) throw new DamagedTar('a header in it is damaged');
    const size = Number.parseInt(header.toString('latin1', 124, 136), 8) || 0;
    const content = await bytes.take(size);
    await bytes.take((BLOCK - (size % BLOCK)) % BLOCK);
    if (header.toString('latin1', 156, 157) === PAX) {
      longName = /^\d+ path=(.*)\n$/s.exec(content.toString('utf8'))?.[1] ?? null;
      continue;
    }
    yield { name: longName ?? header.toString('utf8', 0, NAME).replace(/\0.*$/s, ''), content };
    longName = null;
  }
  // The check sum of the compressed file stands behind its last byte.
  await bytes.drain();
}

function bytesOf(chunks: AsyncIterable<Buffer>) {
  const source = chunks[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let length = 0;

  async function more(): Promise<boolean> {
    const next = await source.next();
    if (next.done) return false;
    held.push(next.value);
    length += next.value.length;
    return true;
  }

  return {
    async take(count: number): Promise<Buffer> {
      while (length < count) if (!(await more())) throw new DamagedTar('it breaks off');
      const all = held.length === 1 && held[0] !== undefined ? held[0] : Buffer.concat(held);
      held = [all.subarray(count)];
      length -= count;
      return all.subarray(0, count);
    },
    async drain(): Promise<void> {
      for (;;) if ((await source.next()).done) return;
    },
  };
}
