import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textOfTest } from './test-text.ts';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'specification.md'), 'utf8');
/** Rows of the tables without their heads: what, where, shown by. */
const rows = [...page.matchAll(/^\| (?!---|what \|)(.+?) \| (.+?) \| (.+) \|$/gm)].map(([, what = '', where = '', shown = '']) => ({
  what,
  where,
  shown,
}));
const paths = (cell: string) => [...cell.matchAll(/`([\w./${}@-]+\.(?:tsx?|po))`/g)].map(match => match[1] ?? '');
/** The last column: a file, a test's title, and words of that test which show the row. */
const proofs = rows.flatMap(({ what, shown }) =>
  [...shown.matchAll(/`([\w./-]+\.tsx?)` › (.+?) › `([^`]+)`/g)].map(([, path = '', title = '', words = '']) => ({
    what,
    path,
    title,
    words,
  })),
);

test('every row of the specification names files that exist', () => {
  expect(rows.length).toBeGreaterThan(120);
  const missing = rows.flatMap(({ what, where }) => {
    const files = paths(where);
    return files.length === 0 ? [`${what}: none`] : files.filter(path => !existsSync(join(root, path)));
  });
  expect(missing).toEqual([]);
  expect(page).not.toMatch(/partly/i);
});

test('every row names a test, and words that stand in that very test or in what it calls', () => {
  const unproven = rows.filter(({ what }) => !proofs.some(proof => proof.what === what)).map(({ what }) => `${what}: no test`);
  const wrong = proofs.flatMap(({ what, path, title, words }) => {
    const text = textOfTest(root, path, title);
    if (text === null) return [`${what}: no test ‘${title}’ in ${path}`];
    return text.includes(words) ? [] : [`${what}: ‘${title}’ does not say ‘${words}’`];
  });
  expect([...unproven, ...wrong]).toEqual([]);
});

test('no words prove two rows, and none are too few to name anything', () => {
  const used = proofs.map(({ path, title, words }) => `${path} › ${title} › ${words}`);
  expect(used.filter((proof, index) => used.indexOf(proof) !== index)).toEqual([]);
  expect(proofs.filter(({ words }) => words.length < 6).map(({ words }) => words)).toEqual([]);
});
