import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesOfBuild } from '../../scripts/sources.mjs';

/** The files that a file imports by relative paths, with all that those import. */
function importedBy(path: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/^(?:import .*|} )from '(\.{1,2}\/[^']+)'/gm)) {
    const imported = posix.join(posix.dirname(path), name);
    if (seen.has(imported)) continue;
    seen.add(imported);
    importedBy(imported, seen);
  }
  return seen;
}

test('a change of any script that the build runs is built anew at the next start', () => {
  const imported = [...importedBy('vite.config.ts')];
  expect(imported).toContain('build/split-css.ts');
  expect(imported.filter(path => !sourcesOfBuild().includes(path))).toEqual([]);
});
