/**
 * What a first visit of a page fetches of code before anybody touches it, against `scripts/budget.json`: KiB of JavaScript as the server
 * sends it (brotli), with the page's words. `limit` is what the check holds, `goal` what it should come down to.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.mjs';

const client = join(root, 'dist', 'client');
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
const budget = JSON.parse(readFileSync(join(root, 'scripts', 'budget.json'), 'utf8'));

function bytes(file) {
  const compressed = join(client, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(client, file)).size;
}

/** All files that these sources need at once, each counted once. */
function filesOf(sources) {
  const seen = new Set();
  const visit = source => {
    if (seen.has(source)) return;
    seen.add(source);
    const record = manifest[source];
    if (record === undefined) throw new Error(`The build has no ${source}`);
    for (const imported of record.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return new Set([...seen].map(source => manifest[source].file));
}

let isKept = true;
for (const [page, { source, limit, goal }] of Object.entries(budget)) {
  const files = filesOf(['index.html', 'src/i18n/locales/id.po', `${source}?tsr-split=component`]);
  const kibibytes = [...files].reduce((sum, file) => sum + bytes(file), 0) / 1024;
  const isWithin = kibibytes <= limit;
  isKept &&= isWithin;
  process.stdout.write(`${page}: ${kibibytes.toFixed(1)} KiB of JavaScript, limit ${limit}, goal ${goal}${isWithin ? '' : '  TOO MUCH'}\n`);
}
process.exitCode = isKept ? 0 : 1;
