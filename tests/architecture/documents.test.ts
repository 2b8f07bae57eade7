import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './sources.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The documents that a newcomer reads first, with the least number of paths that each names: with fewer the patterns below have stopped matching. */
const GUIDES: readonly (readonly [page: string, least: number])[] = [
  ['CONTRIBUTING.md', 50],
  ['ARCHITECTURE.md', 100],
  ['docs/glossary.md', 20],
  ['src/first-view/README.md', 30],
];
const PAGES = ['README.md', ...GUIDES.map(([page]) => page)];

const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
const TOP = /^(?:src|sw|desk|server|build|scripts|tests|docs)\//;
const FILE = /^[\w$.{}-]+\.(?:tsx?|m?js|json|md|html|svg|po|sql|webmanifest)$/;

/** Inline code, each word of a command by itself, and commands that stand in blocks. */
const wordsOf = (page: string) =>
  [...page.matchAll(/`([^`\n]+)`|^ {4}(.+)$/gm)].flatMap(([, code, line]) => (code ?? line ?? '').split(' '));
/** Those that are paths from the root of the repository. */
const pathsOf = (page: string) => wordsOf(page).filter(word => TOP.test(word) || FILE.test(word));
const linksOf = (page: string) => [...page.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, target = '']) => target);
const commandsOf = (page: string) => [...page.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);

describe('documents for newcomers', () => {
  test.each(GUIDES)('every path that %s names is there', (page, least) => {
    const paths = pathsOf(read(page));
    expect(paths.length).toBeGreaterThan(least);
    expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([]);
  });

  test.each(PAGES)('every link and every npm script of %s leads somewhere', page => {
    const text = read(page);
    expect(linksOf(text).filter(target => !existsSync(join(root, posix.join(dirname(page), target))))).toEqual([]);
    expect(commandsOf(text).filter(name => scripts[name] === undefined)).toEqual([]);
  });

  test('ARCHITECTURE.md has a line for every folder of the layers', () => {
    const named = new Set(pathsOf(read('ARCHITECTURE.md')));
    const folders = ['src', 'src/app', 'src/data', 'server', 'tests', 'tests/e2e'].flatMap(parent =>
      readdirSync(join(root, parent), { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [`${parent}/${entry.name}`] : [])),
    );
    expect(folders.length).toBeGreaterThan(40);
    expect(folders.filter(folder => !named.has(folder))).toEqual([]);
  });

  test('the README names every npm script but those that run by themselves', () => {
    const named = new Set([...commandsOf(read('README.md')), 'start', 'test']);
    expect(Object.keys(scripts).filter(name => !/^pre(?=\w)/.test(name) && !named.has(name))).toEqual([]);
  });
});
