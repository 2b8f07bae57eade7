/** Characters of a name that tell its stylesheet: enough for some hundred of them. */
const LENGTH = 4;
/** In place of a digit at the beginning, where none may stand. */
const LETTERS = 'qrstuvwxyz';

const scopes = new Map<string, string>();
const owners = new Map<string, string>();

interface Named {
  /** Of the stylesheet, followed by the number of the name in it. */
  readonly hash: string;
  readonly filePath: string;
}

/**
 * Short names of classes for vanilla-extract: its own are up to four characters longer, some hundred times in every first HTML (0.15 to 0.25
 * KiB of it, packed, and 0.4 of the code). They depend on nothing but the stylesheet's path, so that the client's build, the server's and the next one agree.
 * @throws where two stylesheets would share their names
 */
export function className({ hash, filePath }: Named): string {
  // The first name of a stylesheet is number 0.
  const scope = scopes.get(filePath) ?? hash.slice(0, -1);
  scopes.set(filePath, scope);
  const short = scope.slice(-LENGTH).replace(/^\d/, digit => LETTERS[Number(digit)] ?? '');
  const owner = owners.get(short) ?? filePath;
  owners.set(short, owner);
  if (owner !== filePath) throw new Error(`Classes of ${filePath} and ${owner} would have the same names: rename one of the files.`);
  return short + hash.slice(scope.length);
}
