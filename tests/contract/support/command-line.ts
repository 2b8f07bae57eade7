import { run, type Terminal } from '#server/cli/run.ts';
import { type TestShop, testAdminKey } from './shop.ts';

/** A command's exit code, words and requests. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
  readonly requests: readonly Request[];
}

/** Runs one command of the admin's line against a shop. @param folder stands for DATA_DIR */
export async function runCommand(
  { shop, folder }: { readonly shop: TestShop; readonly folder: string },
  argv: readonly string[],
  change: Partial<Terminal> = {},
): Promise<Ran> {
  let out = '';
  let error = '';
  const requests: Request[] = [];
  const code = await run(argv, {
    env: { ADMIN_KEY: testAdminKey, PORT: '4567', DATA_DIR: folder },
    fetch: async request => {
      requests.push(request);
      return shop.app.fetch(request);
    },
    out: text => {
      out += text;
    },
    error: text => {
      error += text;
    },
    ...change,
  });
  // No-break spaces keep a number together; the tests compare with plain ones, as the merchant reads them.
  return { code, out: out.replaceAll('\u00a0', ' '), error, requests };
}
