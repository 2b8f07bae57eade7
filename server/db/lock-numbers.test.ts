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
  const users = files
    .map(file => ({ file, text: readFileSync(path.join(server, file), 'utf8') }))
    .filter(({ text }) => /pg_(?:try_)?advisory_(?!unlock)\w*\(/.test(text));
  expect(users.length).toBeGreaterThan(6);
  const hasOwnNumber = (text: string) => /advisory_\w*\((?:hashtext\w*\([^)]*?)?\b\d/.test(text) || !/lockNumbers\.|lockSeeds\./.test(text);
  expect(users.filter(({ text }) => hasOwnNumber(text)).map(({ file }) => file)).toEqual([]);
});
