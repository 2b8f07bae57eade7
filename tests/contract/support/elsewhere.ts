import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '#server/config.ts';
import { OVER_HTTP } from '../over-http.ts';

/** Says which files of the API's tests a shop at CONTRACT_URL is not asked, before those that it is. */
export function setup(): void {
  const folder = join(packageRoot, 'tests', 'contract');
  const rest = readdirSync(folder).filter(name => name.endsWith('.test.ts') && !OVER_HTTP.includes(`tests/contract/${name}`));
  const names = rest.map(name => name.replace('.test.ts', '')).join(', ');
  process.stdout.write(
    `Asked of ${process.env.CONTRACT_URL}: ${OVER_HTTP.length} files.\nNot applicable over HTTP alone, ${rest.length} files: ${names}\n`,
  );
}
