/** Builds the shop: the browser's part, the server's part, then every text asset compressed once for all requests. */
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { hashSources, markBuilt, root } from './sources.mjs';

process.env.NODE_ENV = 'production';

const dist = join(root, 'dist');
/** The browser's programs: the shop, and the merchant's desk. */
const PROGRAMS = ['client', 'desk'];
const assetsOf = program => join(dist, program, 'assets');
const earlierOf = program => join(dist, `earlier-${program}`);
const KEEP_MILLISECONDS = 90 * 24 * 60 * 60 * 1000;
const TEXT = /\.(?:js|css|html|svg|json|webmanifest|txt|xml|ico)$/;
const SMALLEST = 256;

/** A page that was opened before a deployment still asks for its own, older files. */
function setEarlierAssetsAside(program) {
  rmSync(earlierOf(program), { recursive: true, force: true });
  if (existsSync(assetsOf(program))) renameSync(assetsOf(program), earlierOf(program));
}

function bringEarlierAssetsBack(program) {
  const [assets, earlier] = [assetsOf(program), earlierOf(program)];
  if (!existsSync(earlier)) return;
  const oldest = Date.now() - KEEP_MILLISECONDS;
  for (const name of readdirSync(earlier)) {
    // Nor the compressed copy of a file that is there anew: it is compressed from what it is now.
    const isThere = existsSync(join(assets, name)) || existsSync(join(assets, name.replace(/\.(?:br|gz)$/, '')));
    const isWanted = !isThere && statSync(join(earlier, name)).mtimeMs > oldest;
    if (isWanted) cpSync(join(earlier, name), join(assets, name), { preserveTimestamps: true });
  }
  rmSync(earlier, { recursive: true, force: true });
}

async function compress(path) {
  const source = await readFile(path);
  if (source.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
  const [brotli, zipped] = await Promise.all([promisify(brotliCompress)(source, { params }), promisify(gzip)(source, { level: 9 })]);
  if (brotli.length < source.length) await writeFile(`${path}.br`, brotli);
  if (zipped.length < source.length) await writeFile(`${path}.gz`, zipped);
}

async function compressFiles(program) {
  const entries = await readdir(join(dist, program), { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile() && TEXT.test(entry.name)).map(entry => join(entry.parentPath, entry.name));
  await Promise.all(files.filter(path => !existsSync(`${path}.br`)).map(compress));
}

const hash = hashSources();
const desk = { logLevel: 'warn', configFile: join(root, 'desk', 'vite.config.ts') };
PROGRAMS.forEach(setEarlierAssetsAside);
await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: true } });
await build(desk);
await build({ ...desk, mode: 'worker' });
PROGRAMS.forEach(bringEarlierAssetsBack);
for (const program of PROGRAMS) await compressFiles(program);
markBuilt(hash);
