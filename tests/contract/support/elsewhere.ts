import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '#server/config.ts';
import { OVER_HTTP } from '../over-http.ts';

/** Milliseconds that the API at CONTRACT_URL has to say that it is there. */
const PATIENCE = 10_000;

/** Sees that there is an API at CONTRACT_URL, and says which files of the tests it is asked and which don't apply to it. */
export async function setup(): Promise<void> {
  const address = process.env.CONTRACT_URL ?? '';
  const health = `${address.replace(/\/+$/, '')}/health`;
  const answer = URL.canParse(health)
    ? await fetch(health, { signal: AbortSignal.timeout(PATIENCE) }).then(
        ({ status }) => `answers ${status}`,
        () => 'does not answer',
      )
    : 'is no address';
  if (answer !== 'answers 200')
    throw new Error(`CONTRACT_URL must be the address of an API such as 'https://api.example.com/api': ${health} ${answer}`);
  const rest = readdirSync(join(packageRoot, 'tests', 'contract')).filter(
    name => name.endsWith('.test.ts') && !OVER_HTTP.includes(`tests/contract/${name}`),
  );
  const named = (files: readonly string[]) => files.map(name => name.replace(/^.*\/|\.test\.ts$/g, '')).join(', ');
  process.stdout.write(`Asked of ${address}, ${OVER_HTTP.length} files: ${named(OVER_HTTP)}\n`);
  process.stdout.write(`Not applicable over HTTP alone, ${rest.length} files: ${named(rest)}\n`);
}
