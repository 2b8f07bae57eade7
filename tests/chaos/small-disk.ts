import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { type FileHandle, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHUNK = Buffer.alloc(1024 * 1024);
const BLOCK = Buffer.alloc(4096);
/** Milliseconds after which what was freed meanwhile is taken as well. */
const AGAIN = 20;

/** A disk of its own that can be filled to the last block. */
export interface SmallDisk {
  readonly path: string;
  /**
   * Fills it, and takes again what others free, until it is freed.
   * @param spare bytes that stay free: room for some rows, but for no new file of a database's log
   */
  fill(spare?: number): Promise<void>;
  free(): Promise<void>;
  /** Takes it away with all that is on it. */
  unmount(): void;
}

/**
 * Mounts a disk in memory.
 * @returns null where this user may not mount
 */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'fondasi-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'fondasi-chaos', path], { stdio: 'pipe' });
  } catch {
    rmdirSync(path);
    return null;
  }
  const unmount = () => {
    process.off('exit', unmount);
    // Lazily: a process that was killed a moment ago may still hold a file.
    execFileSync('umount', ['-l', path]);
    rmdirSync(path);
  };
  process.once('exit', unmount);
  return { path, unmount, ...filler(path) };
}

function filler(path: string): Pick<SmallDisk, 'fill' | 'free'> {
  const file = join(path, 'filler');
  let handle: FileHandle | null = null;
  let timer: NodeJS.Timeout | undefined;
  let topping = Promise.resolve();
  const top = async (held: FileHandle, spare: number) => {
    const { bavail, bsize } = await statfs(path);
    await writeAll(held, CHUNK, bavail * bsize - spare);
    if (spare === 0) await writeAll(held, BLOCK, Number.POSITIVE_INFINITY);
  };
  return {
    async fill(spare = 0) {
      const held = await open(file, 'a');
      handle = held;
      await top(held, spare);
      timer = setInterval(() => {
        topping = topping.then(() => top(held, spare));
      }, AGAIN);
    },
    async free() {
      clearInterval(timer);
      await topping;
      await handle?.close();
      handle = null;
      await rm(file, { force: true });
    },
  };
}

/** Writes a piece again and again while less than so many bytes are written and there is room for it. */
async function writeAll(handle: FileHandle, piece: Buffer, bytes: number): Promise<void> {
  try {
    for (let written = 0; written + piece.length <= bytes; written += piece.length) {
      if ((await handle.write(piece)).bytesWritten < piece.length) return;
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
