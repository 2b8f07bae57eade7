import { OperatorError } from '#server/operator-error.ts';

/** A stored file as a list has it. */
export interface StoredFile {
  /** Folders and name with slashes, such as 'receipts/0f….webp'. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since the epoch, by the clock of the store. */
  readonly storedAt: number;
}

/** Folders of the shop's files that can't be made again; resized pictures can, and stay with the process that made them. */
export const fileFolders = ['uploads', 'receipts', 'returns', 'handovers', 'pictures'] as const;

/**
 * Where the shop keeps its files: receipts, photos of returns and of handovers, customers' uploads, product photos. Names are the same in
 * every store, and no name is given to a second content. A file is stored before the row that names it is committed.
 * A store out of reach throws {@link FilesUnavailable} within four seconds, so that a request is answered within five.
 */
export interface FileStore {
  /** For the operator, such as 'the bucket shop at https://s3.example'. */
  readonly place: string;
  /** Whether other processes of the shop, on other machines, see the same files. */
  readonly isShared: boolean;
  /** Stores a file. Once this resolves it is whole and stays; no reader ever sees half of it. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** The content; null where there is no such file. */
  get(name: string): Promise<Buffer | null>;
  /** Bytes; null where there is no such file, so that it is to be stored. */
  sizeOf(name: string): Promise<number | null>;
  /** Deletes a file; one that is not there is none to delete. */
  delete(name: string): Promise<void>;
  /** Every file whose name begins with the folders, such as 'uploads/profile', without a slash at the end. */
  list(folder: string): AsyncIterable<StoredFile>;
  /** Whether the store can be used, at little cost. @throws Error that says why not */
  check(): Promise<void>;
  /** The same store for jobs and commands, which may take longer than a request. */
  unhurried(): FileStore;
}

/**
 * The store can't be reached, or refuses this shop: asked again later it may answer. A command ends with its sentence. It holds words alone:
 * the client's errors hold whole lines.
 */
export class FilesUnavailable extends OperatorError {
  constructor(place: string, cause: unknown) {
    super(`${place}: ${cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)}`);
  }
}

/**
 * Deletes files that no row came to name. One that can't be deleted now goes with the hourly sweep: the answer to the request is known,
 * and must not wait for it.
 */
export async function discardFiles(files: FileStore, names: readonly string[]): Promise<void> {
  await Promise.allSettled(names.map(name => files.delete(name)));
}

/** Whether a name stays below the folder that it begins with. */
export function isFileName(name: string): boolean {
  const parts = name.split('/');
  return parts.length > 1 && parts.every(part => part !== '' && part !== '.' && part !== '..' && !/[\\\0]/.test(part));
}
