import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { lockNumbers, lockSeeds } from './lock-numbers.ts';

it('no two purposes share a lock', () => {
  const numbers = [...Object.values(lockNumbers), ...Object.values(lockSeeds)];
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('every advisory lock of the server has its number from here', () => {
  const server = path.join(import.meta.dirname, '..');
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(file => /(?<!\.test)\.ts$/.test(file));
  const calls = files.flatMap(file =>
    readFileSync(path.join(server, file), 'utf8')
      .split('\n')
      .filter(line => /pg_(?:try_)?advisory_(?!unlock)\w*\(/.test(line))
      .map(line => ({ file, line: line.trim() })),
  );
  expect(calls.length).toBeGreaterThan(6);
  // `turn` goes through a list of them.
  expect(calls.filter(({ line }) => !/lockNumbers\.\w+|lockSeeds\.\w+|\$\{turn\}/.test(line))).toEqual([]);
});
