import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DRAWN_BY_SHELL } from '#contract/worker-messages.ts';

const routes = join(import.meta.dirname, '..', '..', 'src/routes');

test('pages of one customer, and forms, are frames to the worker: the server gives no more of them', () => {
  const drawnHere = readdirSync(routes).flatMap(file => {
    const source = readFileSync(join(routes, file), 'utf8');
    const address = /createFileRoute\('([^']+)'\)/.exec(source)?.[1];
    return address !== undefined && /requiresAuth: true|layout: 'blank'/.test(source) ? [address] : [];
  });
  expect(drawnHere).toContain('/queue');
  expect(drawnHere.filter(address => !DRAWN_BY_SHELL.test(address))).toEqual([]);
});
