/**
 * Checks the code that a first visit of a page fetches until it is hydrated against `code` in `scripts/budget.json`: KiB of JavaScript as the server
 * sends it (brotli), with the page's words, and of the styles in its HTML. `limit` is what the check holds, `goal` what it should come
 * down to. The other kinds of bytes depend on the catalogue: `tests/e2e/first-view/bytes.spec.ts` holds them.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './sources.mjs';

const client = join(root, 'dist', 'client');
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
const budget = JSON.parse(readFileSync(join(root, 'scripts', 'budget.json'), 'utf8'));

function bytes(file) {
  const compressed = join(client, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(client, file)).size;
}

/** These sources and all that they need at once. */
function importsOf(sources) {
  const seen = new Set();
  const visit = source => {
    if (seen.has(source)) return;
    seen.add(source);
    const record = manifest[source];
    if (record === undefined) throw new Error(`The build has no ${source}`);
    for (const imported of record.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...seen];
}

const filesOf = sources => new Set(importsOf(sources).map(source => manifest[source].file));

const shellStyles = [...readFileSync(join(client, 'index.html'), 'utf8').matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
  ([, style]) => style,
);

/** Bytes of the styles that stand in a page's HTML. The shell's own sheets are no files any more: they stand in `index.html`. */
function styleBytes(sources) {
  const files = [...new Set(sources.flatMap(source => manifest[source].css ?? []))].filter(file => existsSync(join(client, file)));
  const sheets = files.map(file => readFileSync(join(client, file), 'utf8'));
  return brotliCompressSync([...shellStyles, ...sheets].join('')).length;
}

let isKept = true;
for (const [page, { source, code }] of Object.entries(budget)) {
  const sources = ['index.html', 'src/i18n/locales/id.po', `${source}?tsr-split=component`];
  const script = [...filesOf(sources)].reduce((sum, file) => sum + bytes(file), 0);
  const styles = styleBytes(importsOf(sources));
  const kibibytes = (script + styles) / 1024;
  const isWithin = kibibytes <= code.limit;
  isKept &&= isWithin;
  const parts = `${(script / 1024).toFixed(1)} of JavaScript, ${(styles / 1024).toFixed(1)} of styles`;
  process.stdout.write(
    `${page}: ${kibibytes.toFixed(1)} KiB of code (${parts}), limit ${code.limit}, goal ${code.goal}${isWithin ? '' : '  TOO MUCH'}\n`,
  );
}
process.exitCode = isKept ? 0 : 1;
