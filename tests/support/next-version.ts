import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** A later version of the built shop: every file of the browser's part has another name, and the earlier names are gone. */
export interface NextVersion {
  /** For `startShop({ server })`. */
  readonly server: string;
  remove(): Promise<void>;
}

/** The mark that the later version's pages carry in their head. */
export const nextVersionMark = 'meta[name="version"][content="next"]';

/** A hash in a file's name: the later version's is the same backwards. */
const HASH = /-([\w-]{8})(?=\.\w+$)/;
const ENTRY = /"integrity":"[^"]*",("revision":[^,]*,"url":"([^"]*)")/g;

/**
 * Makes the later version from a copy of the build, in a second instead of a whole build's time.
 * @param changed names of the files whose content has changed, by a comment; of all others only the names in them have
 */
export async function makeNextVersion(changed = /^$/): Promise<NextVersion> {
  const folder = await mkdtemp(join(tmpdir(), 'fondasi-next-'));
  await cp(await realpath(join(root, 'dist')), join(folder, 'dist'), { recursive: true });
  await cp(join(root, 'package.json'), join(folder, 'package.json'));
  for (const name of ['node_modules', 'server']) await symlink(join(root, name), join(folder, name));

  const client = join(folder, 'dist', 'client');
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  // The compressed copies hold the former names.
  await Promise.all(files.filter(file => /\.(?:br|gz)$/.test(file)).map(file => rm(file)));
  const assets = files
    .filter(file => file.startsWith(join(client, 'assets')) && !/\.(?:br|gz)$/.test(file))
    .map(file => file.slice(client.length + 8));
  const later = new Map(assets.map(name => [name, name.replace(HASH, (_, hash: string) => `-${[...hash].reverse().join('')}`)]));
  const names = new RegExp([...later.keys()].map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
  const renamed = (text: string) => text.replace(names, name => later.get(name) ?? name);
  for (const file of files.filter(each => /\.(?:js|css|html|json)$/.test(each))) {
    const text = renamed(await readFile(file, 'utf8'));
    const marked = file.endsWith('index.html') ? text.replace('<head>', '<head><meta name="version" content="next">') : text;
    await writeFile(file, changed.test(file) ? `${marked}\n/* changed */` : marked);
  }
  for (const [name, next] of later) await rename(join(client, 'assets', name), join(client, 'assets', next));
  await listAnew(client);
  return { server: join(folder, 'dist', 'server', 'main.js'), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The worker's list has a hash of each file, and a revision of one whose name stays. */
async function listAnew(client: string): Promise<void> {
  const worker = join(client, 'sw.js');
  const text = await readFile(worker, 'utf8');
  const hashes = new Map<string, string>();
  for (const [, , url = ''] of text.matchAll(ENTRY)) {
    const hash = createHash('sha384').update(await readFile(join(client, url)));
    hashes.set(url, `sha384-${hash.digest('base64')}`);
  }
  const listed = text.replace(ENTRY, (_, rest: string, url: string) => `"integrity":"${hashes.get(url)}",${rest}`);
  await writeFile(worker, listed.replace(/"revision":"/g, '$&n'));
}
