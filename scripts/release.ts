/**
 * Writes a release: a folder with all that a server needs at run time and nothing else, to be copied to another machine of the same kind
 * (operating system, processor, libc). `npm run release -- FOLDER [--after FORMER]`: of the release before it takes the files that open
 * pages still ask for. See docs/operations.md.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UNBUNDLED } from '../build/unbundled.ts';
import { bringEarlierAssets } from './builds.mjs';
import { isBuilt, root } from './sources.mjs';

/** An entry of npm's record of what is installed. */
interface Installed {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Folders of files that the server reads at run time: how the database becomes this version's, and the regions of a new one. */
const READ = ['server/db/migrations', 'server/seed/regions'];

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Folders in node_modules of these packages and of all that they need. Packages for other machines are not installed, so none is copied. */
function packagesWithTheirs(names: readonly string[]): ReadonlySet<string> {
  const record = readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8');
  const { packages }: { packages: Readonly<Record<string, Installed>> } = JSON.parse(record);
  const found = new Set<string>();
  const visit = (name: string, from: string) => {
    const place = placeOf(name, from, packages);
    if (place === null || found.has(place)) return;
    found.add(place);
    const { dependencies = {}, optionalDependencies = {} } = packages[place] ?? {};
    for (const each of [...Object.keys(dependencies), ...Object.keys(optionalDependencies)]) visit(each, place);
  };
  for (const name of names) visit(name, '');
  return found;
}

/** Where Node finds a package that another one asks for: in its own folder, else in the folders above. */
function placeOf(name: string, from: string, packages: Readonly<Record<string, Installed>>): string | null {
  const above = from.split('/node_modules/');
  const folders = [...above.keys()].map(count => above.slice(0, above.length - count).join('/node_modules/'));
  const places = [...folders.filter(folder => folder !== '').map(folder => `${folder}/node_modules/${name}`), `node_modules/${name}`];
  return places.find(place => packages[place] !== undefined) ?? null;
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const here = process.env.INIT_CWD ?? '.';
const [target, option, former] = process.argv.slice(2);
const isAsked = target !== undefined && (option === undefined || (option === '--after' && former !== undefined));
if (!isAsked) fail('npm run release -- FOLDER [--after FORMER]: writes a release into FOLDER; FORMER is the folder of the one before');
const release = resolve(here, target);
if (existsSync(release) && readdirSync(release).length > 0) fail(`${release} is not empty; a release is written to a folder of its own`);
if (!isBuilt()) {
  say('Building the shop …');
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

mkdirSync(release, { recursive: true });
cpSync(realpathSync(join(root, 'dist')), join(release, 'dist'), { recursive: true });
for (const folder of READ) cpSync(join(root, folder), join(release, folder), { recursive: true, filter: path => !path.endsWith('.ts') });
if (former !== undefined) {
  const before = resolve(here, former, 'dist');
  // An image that is the first one has no former.
  if (existsSync(before)) bringEarlierAssets(realpathSync(before), join(release, 'dist'));
  else say(`${before} does not exist: pages that are open during the upgrade may have to be loaded again`);
}
const packages = packagesWithTheirs(UNBUNDLED);
for (const place of packages) {
  const isOwn = (path: string) => !path.slice(join(root, place).length).includes('node_modules');
  cpSync(join(root, place), join(release, place), { recursive: true, filter: isOwn });
}
const { name, version, license, type, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
writeFileSync(join(release, 'package.json'), `${JSON.stringify({ name, version, license, private: true, type, engines }, null, 2)}\n`);
say(`${release} holds the shop and ${packages.size} packages. It is started by: node ${join(release, 'dist', 'server', 'main.js')}`);
