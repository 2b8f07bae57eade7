/**
 * Builds the shop: the browser's part, the server's part, then every text asset compressed once for all requests. All of it goes into a
 * folder of its own, and `dist` becomes that folder once it is whole.
 */
import { existsSync, rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { beginBuild, bringEarlierAssets, currentBuild, PROGRAMS, removeOldBuilds, switchTo } from './builds.mjs';
import { hashSources, markBuilt, root } from './sources.mjs';

process.env.NODE_ENV = 'production';

const TEXT = /\.(?:js|css|html|svg|json|webmanifest|txt|xml|ico)$/;
const SMALLEST = 256;

async function compress(path) {
  const source = await readFile(path);
  if (source.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
  const [brotli, zipped] = await Promise.all([promisify(brotliCompress)(source, { params }), promisify(gzip)(source, { level: 9 })]);
  if (brotli.length < source.length) await writeFile(`${path}.br`, brotli);
  if (zipped.length < source.length) await writeFile(`${path}.gz`, zipped);
}

async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile() && TEXT.test(entry.name)).map(entry => join(entry.parentPath, entry.name));
  await Promise.all(files.filter(path => !existsSync(`${path}.br`)).map(compress));
}

const hash = hashSources();
const former = currentBuild(root);
const folder = beginBuild(root);
// Read by the configurations of Vite.
process.env.BUILD_DIR = folder;
try {
  const desk = { logLevel: 'warn', configFile: join(root, 'desk', 'vite.config.ts') };
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: true } });
  await build(desk);
  await build({ ...desk, mode: 'worker' });
  // A page that was opened before a deployment still asks for its own, older files.
  bringEarlierAssets(former, folder);
  for (const program of PROGRAMS) await compressFiles(join(folder, program));
  markBuilt(hash, folder);
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  throw error;
}
switchTo(root, folder);
removeOldBuilds(root);
