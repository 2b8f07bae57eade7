import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freeBytes } from '#tests/support/small-disk.ts';

const CHUNK = Buffer.alloc(1024 * 1024);
const BLOCK = Buffer.alloc(4096);
/** Milliseconds after which what was freed meanwhile is taken as well. */
const AGAIN = 20;

/** A file that takes the room of a disk. */
export interface Filler {
  /**
   * Fills the disk, and takes again what others free, until it is freed.
   * @param spare bytes that stay free: room for some rows, but for no new file of a database's log
   */
  fill(spare: number): Promise<void>;
  free(): Promise<void>;
}

/** A filler of the disk that a folder lies on. */
export function fillerOf(folder: string): Filler {
  const file = join(folder, 'filler');
  let handle: FileHandle | null = null;
  let timer: NodeJS.Timeout | undefined;
  let topping = Promise.resolve();
  const top = async (held: FileHandle, spare: number) => {
    await writeAll(held, CHUNK, (await freeBytes(folder)) - spare);
    if (spare === 0) await writeAll(held, BLOCK, Number.POSITIVE_INFINITY);
  };
  return {
    async fill(spare) {
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
