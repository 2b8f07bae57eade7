/**
 * Writes the storefront as a static site whose API lies on another origin: `npm run storefront -- FOLDER https://api.example.com/api`.
 * One build serves any backend: page and worker get the address before all else of theirs. The policy that limits what a page may
 * load stands in the page itself, since a static host knows nothing of it.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contentSecurityPolicy, inlineHashes } from '#server/http/security-headers.ts';
import { isBuilt, root } from './sources.mjs';

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [target, address] = process.argv.slice(2);
if (target === undefined || address === undefined)
  fail('npm run storefront -- FOLDER API: FOLDER is written, API is such as https://api.example.com/api');
if (!/^https?:\/\/[^?#@]+$/i.test(address) || !URL.canParse(address)) fail(`${address} is no address such as https://api.example.com/api`);
if (!isBuilt()) fail('There is no build of these sources: npm run build makes one');
const { origin, pathname, protocol } = new URL(address);
/** Without a slash at the end: paths of calls begin with one. */
const api = origin + pathname.replace(/\/+$/, '');
const folder = resolve(process.env.INIT_CWD ?? '.', target);
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty`);

mkdirSync(folder, { recursive: true });
cpSync(realpathSync(join(root, 'dist', 'client')), folder, { recursive: true });
// Vite's own records say nothing to a browser.
rmSync(join(folder, '.vite'), { recursive: true, force: true });

const digest = (algorithm: string, text: string, form: 'base64' | 'hex') => createHash(algorithm).update(text).digest(form);

/** Writes a file and its compressed copies anew. */
function write(name: string, text: string): void {
  const path = join(folder, name);
  writeFileSync(path, text);
  if (existsSync(`${path}.br`)) writeFileSync(`${path}.br`, brotliCompressSync(text));
  if (existsSync(`${path}.gz`)) writeFileSync(`${path}.gz`, gzipSync(text));
}

const naming = `self.apiBaseUrl=${JSON.stringify(api)};`;
const built = readFileSync(join(folder, 'index.html'), 'utf8');
const named = built.replace('<script>', tag => `<script>${naming}</script>\n${tag}`);
// A page can't tell by a tag who may frame it.
const policy = contentSecurityPolicy(inlineHashes(named), protocol === 'https:', origin).replace(" frame-ancestors 'none';", '');
const page = named.replace('<meta charset="utf-8">', tag => `${tag}\n<meta http-equiv="Content-Security-Policy" content="${policy}">`);
if (!page.includes(naming) || !page.includes(policy)) fail('The built page has no place for the address or the policy');
write('index.html', page);

// The worker keeps under a file's name only what has the hash of its list.
const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
const listed = worker
  .replace(`sha384-${digest('sha384', built, 'base64')}`, `sha384-${digest('sha384', page, 'base64')}`)
  .replace(/("revision":")[0-9a-f]+(","url":"index\.html")/, (_, before, after) => `${before}${digest('md5', page, 'hex')}${after}`);
if (!listed.includes(digest('sha384', page, 'base64'))) fail("The worker's list has no page");
write('sw.js', `${naming}\n${listed}`);
process.stdout.write(`${folder} is a storefront of ${api}, which must allow its origin (ALLOWED_ORIGINS)\n`);
