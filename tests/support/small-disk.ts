import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk that is soon full. */
export interface SmallDisk {
  readonly folder: string;
  remove(): Promise<void>;
}

/** A disk of so many bytes in memory; null where this machine lets the tests mount none, as without root. */
export async function smallDisk(size: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'fondasi-disk-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0;
  // Lazily: a process that was killed a moment ago may still hold a file.
  const unmount = () => (isMounted ? spawnSync('umount', ['-l', folder]) : undefined);
  // A run that fails before its own clean-up leaves no disk behind either.
  process.once('exit', unmount);
  const remove = async () => {
    process.off('exit', unmount);
    unmount();
    await rm(folder, { recursive: true, force: true });
  };
  if (isMounted) return { folder, remove };
  await remove();
  return null;
}

/** Bytes that may still be written there. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
