/** The hash of all sources of a build, so that a second start finds nothing to do. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAMP } from './builds.mjs';

export const root = join(import.meta.dirname, '..');
const stamp = join(root, 'dist', STAMP);

const FOLDERS = ['src', 'sw', 'desk', 'server', 'build', 'public'];
const FILES = [
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  'lingui.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/builds.mjs',
];
const LEFT_OUT = /\.test\.tsx?$|\.gen\.ts$/;

function* filesBelow(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (!LEFT_OUT.test(path)) yield path;
  }
}

/** Paths, from the root, of everything that a build is made of. */
export function sourcesOfBuild() {
  const folders = FOLDERS.filter(folder => existsSync(join(root, folder)));
  return [...FILES, ...folders.flatMap(folder => [...filesBelow(folder)])].filter(path => existsSync(join(root, path)));
}

/** SHA-256 over the names and contents of every source of the build. */
export function hashSources() {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const path of sourcesOfBuild()) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Whether dist/ holds the build of exactly these sources. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources();
}

/** Marks a folder as the whole build of the sources with this hash. */
export function markBuilt(hash, folder) {
  writeFileSync(join(folder, STAMP), hash);
}
