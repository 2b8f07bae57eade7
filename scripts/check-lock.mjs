/**
 * Every optional dependency that the lock file names must itself stand in the lock file. npm leaves out a native
 * binding that the registry lacked on the day of locking, and then installs nothing for that machine.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** The places where Node looks for a package seen from another: its own folder, then every folder above. */
function isLocked(from, name) {
  const folders = from.split(/(?:^|\/)node_modules\//).slice(1);
  return [...folders, ''].some((_, index) => {
    const above = folders.slice(0, folders.length - index);
    return packages[[...above, name].map(folder => `node_modules/${folder}`).join('/')] !== undefined;
  });
}

const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter(name => !isLocked(place, name))
    .map(name => `${place || 'package.json'} wants ${name}, which is not in package-lock.json`),
);
for (const line of missing) process.stdout.write(`${line}\n`);
process.exitCode = missing.length > 0 ? 1 : 0;
