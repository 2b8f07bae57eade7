import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from './api.ts';

test('every endpoint of the contract is in the list that documents and tests are made from', () => {
  const files = readdirSync(import.meta.dirname).filter(name => name.endsWith('.ts') && !name.includes('.test.'));
  const named = files.flatMap(name => [
    ...readFileSync(path.join(import.meta.dirname, name), 'utf8').matchAll(/^export const (\w+Endpoint) = endpoint\(/gm),
  ]);
  expect(named.length).toBeGreaterThan(100);
  expect(endpoints).toHaveLength(named.length);
});
