import { createHash } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { OperatorError } from '#server/operator-error.ts';
import { diskStore } from './disk-store.ts';
import { inLanes } from './lanes.ts';
import { openBucket } from './open.ts';
import { type FileStore, FilesUnavailable, fileFolders, type StoredFile } from './store.ts';

/** Files under way at the same time. */
const LANES = 8;
/** Files after which the operator hears how far it has come. */
const STEP = 1_000;

/** How many files a copy found, and what became of them. */
interface Moved {
  readonly copied: number;
  /** There before, with the same size and hash. */
  readonly present: number;
  /** Bytes of all of them. */
  readonly bytes: number;
}

/**
 * Copies every file of one store to another, and reads each one back: its size and SHA-256 must be the same. Nothing is deleted. It can be
 * repeated, beside a running shop as well: it then copies what is missing or differs, and verifies all.
 * @throws OperatorError for a file that comes back as another one; FilesUnavailable
 */
export async function copyFiles(from: FileStore, to: FileStore, progress: (done: number) => void = () => undefined): Promise<Moved> {
  const names: StoredFile[] = [];
  for (const folder of fileFolders) for await (const file of from.list(folder)) names.push(file);
  let done = 0;
  const results = await inLanes(names, LANES, async ({ name }) => {
    const result = await copyFile(from, to, name);
    done += 1;
    if (done % STEP === 0) progress(done);
    return result;
  });
  return {
    copied: results.filter(({ isCopied }) => isCopied === true).length,
    present: results.filter(({ isCopied }) => isCopied === false).length,
    bytes: results.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** @returns `isCopied`: null where the file has been deleted since it was listed */
async function copyFile(from: FileStore, to: FileStore, name: string): Promise<{ isCopied: boolean | null; bytes: number }> {
  const content = await from.get(name);
  if (content === null) return { isCopied: null, bytes: 0 };
  if (isSame(await to.get(name), content)) return { isCopied: false, bytes: content.length };
  await to.put(name, content);
  if (!isSame(await to.get(name), content)) throw new OperatorError(`${name} was copied to ${to.place}, and came back as another file`);
  return { isCopied: true, bytes: content.length };
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const isSame = (one: Buffer | null, other: Buffer) => one !== null && one.length === other.length && hashOf(one) === hashOf(other);

/**
 * The command `move-files`: copies the files on the disk to the bucket that the configuration names.
 * @throws OperatorError where there is no bucket, or it can't be used
 */
export async function moveFiles(config: Config, say: (line: string) => void): Promise<void> {
  if (config.s3 === null)
    throw new OperatorError('move-files copies to a bucket: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  const [disk, bucket] = [diskStore(config.dataDir), (await openBucket(config.s3)).unhurried()];
  say(`Copying files from ${disk.place} to ${bucket.place} …`);
  try {
    const { copied, present, bytes } = await copyFiles(disk, bucket, done => say(`  ${done} files …`));
    say(
      `${copied} files copied, ${present} were there; all ${copied + present} (${(bytes / 1_048_576).toFixed(1)} MB) read back with the same size and SHA-256.`,
    );
    say(`Those on the disk stay where they are; remove ${fileFolders.join(', ')} once the shop has run with the bucket for a while.`);
  } catch (error) {
    if (error instanceof FilesUnavailable) throw new OperatorError(`${error.message}. What was copied stays; call it again`);
    throw error;
  }
}
