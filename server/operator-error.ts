/** An error that the operator can correct: the process ends with its message and no stack. */
export class OperatorError extends Error {}

/** Why the system refused a file, in words that go behind a path. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this process may not use it',
  EPERM: 'this process may not use it',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'a file stands where a folder must be',
  ENOTDIR: 'a file stands where a folder must be',
  EISDIR: 'it is a folder',
  ENOENT: 'it does not exist',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead in a circle',
  EIO: 'its disk cannot be read or written',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
};

/** The embedded database has numbers of its own for what the system refuses. */
const EMBEDDED: Readonly<Record<number, string>> = { 2: 'EACCES', 19: 'EDQUOT', 29: 'EIO', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' };

/** The code of a system error such as 'ENOSPC', '' for any other error. */
export function systemCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('name' in error && error.name === 'ErrnoError' && 'errno' in error) return EMBEDDED[Number(error.errno)] ?? '';
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The system's refusal in words, null for an error that did not come from it. */
export const systemReason = (error: unknown): string | null => REASONS[systemCode(error)] ?? null;

/** A refusal of the system as a sentence about the data directory; any other error as it is. */
export function unusable(directory: string, error: unknown): unknown {
  const reason = systemReason(error);
  if (reason === null) return error;
  const place = error instanceof Error && 'path' in error ? ` at ${error.path}` : '';
  return new OperatorError(
    `the data directory ${directory} can't be used: ${reason} (${systemCode(error)}${place}); mend it, or set another DATA_DIR`,
  );
}
