import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { systemCode } from '#server/operator-error.ts';
import { type FileStore, isFileName, type StoredFile } from './store.ts';

/** Codes with which the system says that there is no file of this name. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** Milliseconds after which half a file belongs to a process that was killed at it. */
const ABANDONED = 86_400_000;

/** Files on the disk of this process, below its data directory. */
export function diskStore(dataDir: string): FileStore {
  const pathOf = (name: string) => path.join(dataDir, name);

  async function* list(folder: string): AsyncGenerator<StoredFile> {
    const entries = await readdir(pathOf(folder), { withFileTypes: true }).catch(noneIfMissing);
    for (const entry of (entries ?? []).sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* list(name);
      else if (entry.name.startsWith('.')) await dropAbandoned(pathOf(name));
      else {
        // It may have been deleted since the folder was read.
        const found = await stat(pathOf(name)).catch(noneIfMissing);
        if (found?.isFile()) yield { name, size: found.size, storedAt: found.mtimeMs };
      }
    }
  }

  const store: FileStore = {
    place: dataDir,
    isShared: false,
    async put(name, content) {
      if (!isFileName(name)) throw new Error(`no name of a file: ${name}`);
      await writeAside(pathOf(name), content);
    },
    get: async name => (isFileName(name) ? readFile(pathOf(name)).catch(noneIfMissing) : null),
    async sizeOf(name) {
      const found = isFileName(name) ? await stat(pathOf(name)).catch(noneIfMissing) : null;
      return found?.isFile() ? found.size : null;
    },
    async delete(name) {
      if (isFileName(name)) await rm(pathOf(name), { force: true });
    },
    list,
    check: () => access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK),
    unhurried: () => store,
  };
  return store;
}

/**
 * Writes a file aside and renames it, so that no request ever reads half of it.
 * @param isDurable whether it must survive a power cut, as what a customer was told is kept
 */
export async function writeAside(file: string, content: Uint8Array, isDurable = true): Promise<void> {
  const aside = path.join(path.dirname(file), `.${randomUUID()}`);
  await mkdir(path.dirname(file), { recursive: true });
  try {
    const handle = await open(aside, 'wx');
    await handle
      .writeFile(content)
      .then(() => (isDurable ? handle.datasync() : undefined))
      .finally(() => handle.close());
    await rename(aside, file);
  } catch (error) {
    // Half a file on a full disk would only make it fuller.
    await rm(aside, { force: true });
    throw error;
  }
}

/** @throws the error, unless it says that there is nothing of this name */
function noneIfMissing(error: unknown): null {
  if (MISSING.has(systemCode(error))) return null;
  throw error;
}

async function dropAbandoned(file: string): Promise<void> {
  const found = await stat(file).catch(noneIfMissing);
  if (found?.isFile() && Date.now() - found.mtimeMs > ABANDONED) await rm(file, { force: true });
}
