import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'promises.md'), 'utf8');

test('every promise names tests that exist', () => {
  const promises = [...page.matchAll(/^\| \*\*(.+?)\*\*.*\| ([^|]+) \|$/gm)].map(([, what = '', shown = '']) => ({ what, shown }));
  expect(promises.length).toBeGreaterThan(10);
  const wrong = promises.flatMap(({ what, shown }) => {
    const proofs = shown.split(/[;,] (?=`)/).map(proof => /^`([\w./-]+\.ts)`(?: › (.+))?$/.exec(proof.trim()));
    return proofs.flatMap(proof => {
      const [, file = '', title = ''] = proof ?? [];
      if (file === '' || !existsSync(join(root, file))) return [`${what}: no test ${file}`];
      return readFileSync(join(root, file), 'utf8').includes(title) ? [] : [`${what}: ${file} has no ‘${title}’`];
    });
  });
  expect(wrong).toEqual([]);
});
