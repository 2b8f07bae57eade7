import * as v from 'valibot';
import { adminBannersEndpoint, setBannersEndpoint } from '#contract/admin-banners.ts';
import type { CallCommand } from './call-command.ts';
import { readJson } from './read-text.ts';
import { call } from './shop.ts';
import { none, required, UsageError } from './usage.ts';

export const bannersHelp = `  banners                                        those of the home page, as 'banners set' takes them
  banners set FILE                               replace them by what the JSON file gives; 'picture' gives a photo's id`;

/** The words that begin such a command. */
export const bannersNames = ['banners'] as const;

/** A file may hold the answer of 'banners', or the list alone. */
const FileSchema = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ banners: v.array(v.unknown()) }),
    v.transform(({ banners }) => banners),
  ),
]);

/**
 * Reads 'banners …'.
 * @throws UsageError
 */
export function readBannersCommand([, verb, file, ...rest]: readonly string[]): CallCommand {
  none(rest, 0);
  if (verb === undefined) {
    return {
      name: 'call',
      subject: 'banners',
      perform: async shop => {
        const data = await call(shop, adminBannersEndpoint);
        return { data, text: JSON.stringify(data.banners, null, 2) };
      },
    };
  }
  if (verb !== 'set') throw new UsageError("'banners' goes alone, or with set.");
  const source = required(file, "'banners set' needs a JSON file.");
  return {
    name: 'call',
    subject: 'banners',
    perform: async shop => {
      const read = v.safeParse(FileSchema, await readJson(source));
      if (!read.success) throw new UsageError(`${source} holds no list of banners; see 'banners'.`);
      const data = await call(shop, setBannersEndpoint, { body: { banners: read.output } });
      return { data, text: `The home page has ${data.total} banners. Customers see it within five minutes.` };
    },
  };
}
