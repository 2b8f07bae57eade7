/**
 * Builds lie side by side in `.builds`, and `dist` is a link to the one that the next start takes: it is switched in one step, and a shop
 * that runs goes on reading the build that it was started from.
 */
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';

/** The browser's programs: the shop, and the merchant's desk. */
export const PROGRAMS = ['client', 'desk'];

/** For so long the files of a build that was replaced are still served: pages that are open ask for them. */
const KEEP_MILLISECONDS = 90 * 24 * 60 * 60 * 1000;
/** Builds that stay besides those in use: the one of now, and those before it, which a shop may have been started from by hand. */
const KEPT_BUILDS = 3;
/** A folder without a stamp that is older is the rest of a build that was broken off. */
const LONGEST_BUILD = 60 * 60 * 1000;

const EARLIER = 'earlier-assets.json';
const IN_USE = 'in-use-';
/** A whole build has it. */
export const STAMP = 'sources.sha256';

const buildsOf = home => join(home, '.builds');
const distOf = home => join(home, 'dist');

/** The folder of the build that the next start takes; null where there is none. */
export function currentBuild(home) {
  return existsSync(distOf(home)) ? realpathSync(distOf(home)) : null;
}

/** Makes the folder of a new build. */
export function beginBuild(home, now = Date.now()) {
  const folder = join(buildsOf(home), `${new Date(now).toISOString().replace(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Brings the assets of the build before, and those that it had from builds before it, into a new one. Each has the moment at which its
 * own build was replaced, and goes ninety days after that.
 * @param {string | null} former
 */
export function bringEarlierAssets(former, folder, now = Date.now()) {
  if (former === null) return;
  const known = existsSync(join(former, EARLIER)) ? JSON.parse(readFileSync(join(former, EARLIER), 'utf8')) : {};
  const brought = {};
  for (const program of PROGRAMS) {
    brought[program] = {};
    const [from, to] = [join(former, program, 'assets'), join(folder, program, 'assets')];
    if (!existsSync(from) || !existsSync(to)) continue;
    // What the new build made itself, before anything is brought into it; its compressed copies are still to come.
    const own = new Set(readdirSync(to));
    for (const name of readdirSync(from)) {
      const replacedAt = known[program]?.[name] ?? now;
      if (own.has(name) || own.has(name.replace(/\.(?:br|gz)$/, '')) || now - replacedAt > KEEP_MILLISECONDS) continue;
      bring(join(from, name), join(to, name));
      brought[program][name] = replacedAt;
    }
  }
  writeFileSync(join(folder, EARLIER), JSON.stringify(brought));
}

/** As a second name of the same file, which takes no room, where the disk has such names. */
function bring(from, to) {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to, { preserveTimestamps: true });
  }
}

/** Makes a whole build the one that the next start takes. There is a build at every moment of it. */
export function switchTo(home, folder) {
  const dist = distOf(home);
  const link = join(buildsOf(home), `link-${basename(folder)}`);
  const isWindows = process.platform === 'win32';
  symlinkSync(isWindows ? folder : relative(home, folder), link, 'junction');
  const found = lstatSync(dist, { throwIfNoEntry: false });
  // Earlier versions built into the folder itself.
  if (found !== undefined && !found.isSymbolicLink()) renameSync(dist, join(buildsOf(home), '0000-first'));
  else if (isWindows) rmSync(dist, { force: true, recursive: true });
  renameSync(link, dist);
}

/** Removes builds that nothing reads any more. */
export function removeOldBuilds(home, now = Date.now()) {
  const current = currentBuild(home);
  const folders = readdirSync(buildsOf(home), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => join(buildsOf(home), entry.name))
    .sort()
    .reverse();
  const whole = folders.filter(folder => existsSync(join(folder, STAMP)));
  const kept = new Set([...whole.slice(0, KEPT_BUILDS), ...whole.filter(isInUse), current]);
  for (const folder of folders) {
    const isBeingMade = !whole.includes(folder) && now - statSync(folder).mtimeMs < LONGEST_BUILD;
    if (!kept.has(folder) && !isBeingMade) rmSync(folder, { recursive: true, force: true });
  }
}

/** Says of a build that this process runs it, so that no later build removes it. @returns takes it back */
export function markInUse(folder) {
  const mark = join(folder, `${IN_USE}${process.pid}`);
  try {
    writeFileSync(mark, '');
  } catch {
    // Where nothing can be written, nothing can be built either.
  }
  return () => rmSync(mark, { force: true });
}

function isInUse(folder) {
  return readdirSync(folder).some(name => name.startsWith(IN_USE) && isAlive(Number(name.slice(IN_USE.length))));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
