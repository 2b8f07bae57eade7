import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Brotli's best level: a twelfth smaller than what a request waits for, in thirty times as long. */
const QUALITY = 11;
/** Rests so many times as long as a page took: at most a tenth of one core, however many pages change. */
const REST = 9;
const MOST_PAGES = 300;

export interface BestBrotli {
  /** The page at its smallest, where it has been made; asks for it to be made otherwise. */
  find(html: string): Buffer | undefined;
}

/**
 * Keeps pages that visitors ask for again and again, compressed at a level that takes too long for a visitor to wait for. They are found by
 * their content, so that a page that has not changed is not compressed twice; one at a time, while requests are answered without them.
 */
export function bestBrotli(pack: (html: string) => Promise<Buffer> = packed): BestBrotli {
  const made = new Map<string, Buffer>();
  let isBusy = false;

  async function make(key: string, html: string): Promise<void> {
    isBusy = true;
    const started = performance.now();
    const smallest = await pack(html).catch(() => undefined);
    if (smallest !== undefined) made.set(key, smallest);
    for (const oldest of made.keys()) {
      if (made.size <= MOST_PAGES) break;
      made.delete(oldest);
    }
    setTimeout(
      () => {
        isBusy = false;
      },
      REST * (performance.now() - started),
    ).unref();
  }

  return {
    find(html) {
      const key = createHash('sha256').update(html).digest('base64');
      const found = made.get(key);
      if (found === undefined) {
        if (!isBusy) void make(key, html);
        return undefined;
      }
      // The ones that are asked for stay.
      made.delete(key);
      made.set(key, found);
      return found;
    },
  };
}

function packed(html: string): Promise<Buffer> {
  const content = Buffer.from(html);
  return promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}
