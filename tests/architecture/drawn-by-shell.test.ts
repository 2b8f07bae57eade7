import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DRAWN_BY_SHELL } from '#contract/worker-messages.ts';

const routes = join(import.meta.dirname, '..', '..', 'src/routes');

test('the worker keeps no page of one customer, and no form: the server gives their frame alone', () => {
  const drawnHere = readdirSync(routes).flatMap(file => {
    const source = readFileSync(join(routes, file), 'utf8');
    const address = /createFileRoute\('([^']+)'\)/.exec(source)?.[1];
    return address !== undefined && /requiresAuth: true|layout: 'blank'/.test(source) ? [address] : [];
  });
  expect(drawnHere).toContain('/queue');
  expect(drawnHere.filter(address => !DRAWN_BY_SHELL.test(address))).toEqual([]);
});
