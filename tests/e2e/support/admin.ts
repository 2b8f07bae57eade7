import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const commandLine = join(import.meta.dirname, '..', '..', '..', 'dist', 'server', 'admin.js');

/** The answer of `npm run admin -- … --json`, against the shop of this run; a list for 'orders'. */
// biome-ignore lint/suspicious/noExplicitAny: the tests read a few fields of several answers
export function admin(...words: string[]): Promise<any> {
  return adminOf({ url: process.env.SHOP_URL ?? '', dataDir: process.env.SHOP_DATA_DIR ?? '' }, ...words);
}

/** The same against another shop. */
// biome-ignore lint/suspicious/noExplicitAny: the tests read a few fields of several answers
export async function adminOf(shop: { readonly url: string; readonly dataDir: string }, ...words: string[]): Promise<any> {
  const env = { ...process.env, SHOP_URL: shop.url, DATA_DIR: shop.dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [commandLine, ...words, '--json'], { env });
  const answer = JSON.parse(stdout);
  return answer.orders ?? answer;
}
