import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import { OperatorError, systemReason } from '#server/operator-error.ts';
import { type Entry, packTar, readTar } from './tar.ts';

/** A name that stands in a statement as it is. */
const NameSchema = v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9_]{0,62}$/));
const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What an archive holds. It is its last entry: an archive without it is none. */
const ManifestSchema = v.object({
  /** Version of the program that wrote it. */
  version: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The database that it was read from; it can be restored into either. */
  database: v.picklist(['pglite', 'postgres']),
  /** The migrations that the database had seen, oldest first, by the milliseconds that name them. */
  migrations: v.pipe(v.array(CountSchema), v.minLength(1)),
  /** In an order in which rows find those that they refer to. */
  tables: v.array(v.object({ name: NameSchema, columns: v.pipe(v.array(NameSchema), v.minLength(1)), rows: CountSchema })),
  sequences: v.array(v.object({ name: NameSchema, value: v.pipe(v.string(), v.regex(/^\d+$/)), isCalled: v.boolean() })),
  files: v.object({ count: CountSchema, bytes: CountSchema }),
  /** Bytes and SHA-256 (hexadecimal) of each entry before it. */
  entries: v.record(v.string(), v.object({ bytes: CountSchema, sha256: v.string() })),
});
export type Manifest = v.InferOutput<typeof ManifestSchema>;
/** What the one who makes the entries knows of them at their end. */
export type Contents = Omit<Manifest, 'entries'>;

/** The first entry, by which an archive is told from a copy of the embedded database's folder. */
const SIGN: Entry = { name: 'archive.json', content: Buffer.from(`${JSON.stringify({ kind: 'shop', format: 1 })}\n`) };
const MANIFEST = 'manifest.json';
const HALF = '.new';

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * Writes an archive (tar, compressed by gzip), which only this account may read. It has its name once it is whole on the disk.
 * @param entries ends with what they are
 * @throws OperatorError where there is a file of this name, or the system refuses; nothing of the archive stays there
 */
export async function writeArchive(file: string, entries: AsyncGenerator<Entry, Contents>): Promise<Manifest> {
  if (existsSync(file)) throw new OperatorError(`${file} is there already; name another file`);
  const half = `${file}${HALF}`;
  const forget = () => rmSync(half, { force: true });
  const obey = (signal: NodeJS.Signals) => {
    forget();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, obey);
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const made: { manifest: Manifest | null } = { manifest: null };
    const packed = Readable.from(packTar(withManifest(entries, made)), { objectMode: false });
    // A process that was killed at it has left a half.
    forget();
    await pipeline(packed, createGzip({ level: 4 }), createWriteStream(half, { flags: 'wx', mode: 0o600, flush: true }));
    if (made.manifest === null) throw new Error('an archive ends with its manifest');
    await rename(half, file);
    return made.manifest;
  } catch (error) {
    forget();
    const reason = systemReason(error);
    throw reason === null ? error : new OperatorError(`${file} was not written: ${reason}. Nothing of it is left there`);
  } finally {
    await entries.return(undefined as never).catch(() => undefined);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, obey);
  }
}

async function* withManifest(entries: AsyncGenerator<Entry, Contents>, made: { manifest: Manifest | null }): AsyncGenerator<Entry> {
  const found: Manifest['entries'] = {};
  yield SIGN;
  for (;;) {
    const next = await entries.next();
    if (next.done) {
      made.manifest = { ...next.value, entries: found };
      yield { name: MANIFEST, content: Buffer.from(`${JSON.stringify(made.manifest)}\n`) };
      return;
    }
    const { name, content } = next.value;
    if (Object.hasOwn(found, name)) throw new Error(`two entries of an archive are named ${name}`);
    found[name] = { bytes: content.length, sha256: sha256(content) };
    yield next.value;
  }
}

/** Whether a file begins as an archive does; what it is else, and whether it is whole, is not looked at. */
export async function isArchive(file: string): Promise<boolean> {
  try {
    for await (const { name } of entriesOf(file)) return name === SIGN.name;
  } catch {
    // A file that is no archive is read as a copy of the database next, and that reading says what is wrong with it.
  }
  return false;
}

/**
 * Reads an archive to its end and compares every entry with the manifest, before anything is done with it.
 * @throws OperatorError where it is not whole, with the reason
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  try {
    const found: Manifest['entries'] = {};
    let last: Entry | null = null;
    for await (const entry of entriesOf(file)) {
      if (last !== null && last.name !== SIGN.name) found[last.name] = { bytes: last.content.length, sha256: sha256(last.content) };
      last = entry;
    }
    if (last?.name !== MANIFEST) throw new OperatorError('it breaks off');
    const manifest = v.safeParse(ManifestSchema, JSON.parse(last.content.toString('utf8')));
    if (!manifest.success) throw new OperatorError('its manifest is of another format than this version reads');
    const names = new Set([...Object.keys(found), ...Object.keys(manifest.output.entries)]);
    const wrong = [...names].find(name => JSON.stringify(found[name]) !== JSON.stringify(manifest.output.entries[name]));
    if (wrong !== undefined) throw new OperatorError(`${wrong} in it is not what was written`);
    return manifest.output;
  } catch (error) {
    const reason = systemReason(error) ?? (error instanceof Error ? error.message : String(error));
    throw new OperatorError(`${file} was not restored: ${reason}. Everything is as it was`);
  }
}

/** The entries of an archive between its sign and its manifest, in the order in which they were written. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  for await (const entry of entriesOf(file)) if (entry.name !== SIGN.name && entry.name !== MANIFEST) yield entry;
}

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  // An error of the file ends the unpacking, which is read below.
  pipeline(source, unpacked).catch(() => undefined);
  try {
    yield* readTar(unpacked);
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}
