import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'specification.md'), 'utf8');
/** Rows of the tables without their heads: what, where, shown by. */
const rows = [...page.matchAll(/^\| (?!---|what \|)(.+) \| (.+) \| (.+) \|$/gm)].map(([, what = '', where = '', shown = '']) => ({
  what,
  where,
  shown,
}));
const paths = (cell: string) => [...cell.matchAll(/`([\w./${}@-]+\.(?:tsx?|po))`/g)].map(match => match[1] ?? '');

test('every row of the specification names files that exist', () => {
  expect(rows.length).toBeGreaterThan(80);
  const missing = rows.flatMap(({ what, where }) => {
    const files = paths(where);
    return files.length === 0 ? [`${what}: none`] : files.filter(path => !existsSync(join(root, path)));
  });
  expect(missing).toEqual([]);
});

test('every row names a test that stands in its file', () => {
  const wrong = rows.flatMap(({ what, shown }) => {
    const tests = [...shown.matchAll(/`(tests\/[\w./-]+|src\/[\w./-]+|server\/[\w./-]+)` › ([^;]+)/g)];
    if (tests.length === 0) return [`${what}: no test`];
    return tests.flatMap(([, path = '', title = '']) => {
      const file = join(root, path);
      return existsSync(file) && readFileSync(file, 'utf8').includes(title.trim()) ? [] : [`${what}: ${path} › ${title}`];
    });
  });
  expect(wrong).toEqual([]);
  expect(page).not.toMatch(/partly/i);
});
