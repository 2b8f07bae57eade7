import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginBuild, bringEarlierAssets, currentBuild, markInUse, removeOldBuilds, STAMP, switchTo } from '../../scripts/builds.mjs';

const DAY = 86_400_000;
let home: string;
beforeEach(() => {
  home = realpathSync(mkdtempSync(path.join(tmpdir(), 'fondasi-builds-')));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Writes assets of a program into a folder. */
function fill(folder: string, names: readonly string[], program = 'client'): void {
  mkdirSync(path.join(folder, program, 'assets'), { recursive: true });
  for (const name of names) writeFileSync(path.join(folder, program, 'assets', name), `${name} of ${path.basename(folder)}`);
}

/** A build with these assets, that takes the place of the one before. */
function build(names: readonly string[], now = Date.now()): string {
  const folder = beginBuild(home, now);
  fill(folder, names);
  bringEarlierAssets(currentBuild(home), folder, now);
  writeFileSync(path.join(folder, STAMP), '');
  switchTo(home, folder);
  return folder;
}

const assetsOf = (folder: string) => readdirSync(path.join(folder, 'client', 'assets')).sort();

test('assets stay for ninety days after their own build was replaced, however old they were then', () => {
  const start = Date.parse('2026-01-01T00:00:00Z');
  build(['a.js', 'a.js.br', 'same.js'], start);
  const second = build(['b.js', 'same.js'], start + 200 * DAY);
  expect(assetsOf(second)).toEqual(['a.js', 'a.js.br', 'b.js', 'same.js']);
  expect(readFileSync(path.join(second, 'client', 'assets', 'same.js'), 'utf8')).toContain(path.basename(second));
  const third = build(['c.js'], start + 280 * DAY);
  expect(assetsOf(third)).toEqual(['a.js', 'a.js.br', 'b.js', 'c.js', 'same.js']);
  const fourth = build(['d.js'], start + 291 * DAY);
  expect(assetsOf(fourth)).toEqual(['b.js', 'c.js', 'd.js', 'same.js']);
});

test('a compressed copy of an earlier file does not stand beside the file that is made anew', () => {
  build(['a.js', 'a.js.br']);
  expect(assetsOf(build(['a.js']))).toEqual(['a.js']);
});

test('a folder that an earlier version built into becomes a build, and its files are brought along', () => {
  const dist = path.join(home, 'dist');
  fill(dist, ['old.js']);
  const folder = build(['new.js']);
  expect([lstatSync(dist).isSymbolicLink(), realpathSync(dist)]).toEqual([true, folder]);
  expect(assetsOf(dist)).toEqual(['new.js', 'old.js']);
});

test('builds that are in use, of now, or the two before stay; others and broken ones go', () => {
  const used = build(['1.js']);
  const takeBack = markInUse(used);
  // Two builds of one millisecond would stand in no order.
  const [second, third, fourth, fifth] = ['2.js', '3.js', '4.js', '5.js'].map((name, nth) => build([name], Date.now() + 1_000 * (nth + 1)));
  const broken = beginBuild(home);
  const there = () => [used, second, third, fourth, fifth, broken].map(folder => existsSync(folder ?? ''));
  removeOldBuilds(home);
  expect(there()).toEqual([true, false, true, true, true, true]);
  takeBack();
  removeOldBuilds(home, Date.now() + 2 * 3_600_000);
  expect(there()).toEqual([false, false, true, true, true, false]);
  writeFileSync(path.join(third ?? '', 'in-use-4194305'), '');
  build(['6.js'], Date.now() + 10_000);
  removeOldBuilds(home);
  expect(existsSync(third ?? '')).toBe(false);
});
