import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'docs', 'decisions');
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const pages = readdirSync(folder)
  .filter(name => name !== 'README.md')
  .map(name => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
/** Each entry with the line of its date and the text below that line. */
const entries = pages.flatMap(({ name, text }) =>
  text
    .split(/^### /m)
    .slice(1)
    .map(entry => {
      const [title = '', date = '', ...body] = entry.trim().split('\n\n');
      return { name: `${name}: ${title}`, date, body: body.join('\n') };
    }),
);
/** Anchors as GitHub makes them from headings. */
const anchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

test('the index of decisions names every page', () => {
  const named = [...index.matchAll(/\]\((\w[\w-]*\.md)\)/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(pages.map(({ name }) => name).sort());
});

test('every decision has a date and at most 80 words', () => {
  expect(entries.length).toBeGreaterThan(100);
  const undated = entries.filter(({ date }) => !/^20\d\d-\d\d-\d\d( · Replaces: .+)?$/.test(date));
  const long = entries.filter(({ body }) => body.split(/\s+/).length > 80);
  const empty = entries.filter(({ body }) => body === '');
  expect([...undated, ...long, ...empty].map(({ name }) => name)).toEqual([]);
});

test('links of decisions and their measurements lead to a heading', () => {
  const sources = [
    ...pages.map(({ name, text }) => ({ path: join(folder, name), text })),
    ...[join(folder, 'README.md'), join(root, 'docs', 'measurements.md')].map(path => ({ path, text: readFileSync(path, 'utf8') })),
  ];
  const broken = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)#]*)(?:#([^)]*))?\)/g)].flatMap(([link, file = '', anchor]) => {
      const target = file === '' ? path : join(dirname(path), file);
      const leads = existsSync(target) && (anchor === undefined || anchors(readFileSync(target, 'utf8')).includes(anchor));
      return leads ? [] : [`${path}: ${link}`];
    }),
  );
  const doubled = pages.filter(({ text }) => new Set(anchors(text)).size < anchors(text).length).map(({ name }) => name);
  expect([...broken, ...doubled]).toEqual([]);
});

test('files that decisions name exist', () => {
  const missing = entries.flatMap(({ name, body }) =>
    [...body.matchAll(/`((?:build|docs|scripts|server|src|sw|tests)\/[\w./-]+)`/g)]
      .map(([, path = '']) => path)
      .filter(path => !existsSync(join(root, path)))
      .map(path => `${name}: ${path}`),
  );
  expect(missing).toEqual([]);
});
