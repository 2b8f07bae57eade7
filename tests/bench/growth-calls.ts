import { Agent, get } from 'node:http';

/** One kind of request; every round differs from the one before, so that no answer is found ready. */
export interface GrowthCall {
  readonly name: string;
  readonly path: (round: number) => string;
}

const pick = <Item>(items: readonly [Item, ...Item[]], round: number): Item => items[round % items.length] ?? items[0];

const categories = ['semen', 'keramik', 'cat-interior', 'pipa', 'listrik-lampu', 'perkakas'] as const;
const brands = ['sagara', 'marenda', 'rupawarna', 'tirtamala', 'garuka', 'arusena'] as const;
const sorts = ['relevance', 'best_selling', 'newest', 'price_asc', 'price_desc', 'rating'] as const;
const words = ['semen', 'cement', 'keramik 40x40', 'paint', 'pipa pvc', 'besi', 'led', 'granite tile', 'cat', 'gerinda'] as const;
const typos = ['semne', 'cemnet', 'keramk', 'triplk', 'granti', 'gerndia', 'pluming pipe', 'wiremsh'] as const;
const begun = ['s', 'ke', 'cem', 'pip', 'sagara se', 'tile', 'bor', 'gra'] as const;
const foreign = ['antibocor', 'qwrtzpx', 'xqzvw', 'semenku', 'hebelku'] as const;

const list = (query: string) => `/api/v1/products?limit=25&${query}`;
const language = (round: number) => (round % 2 === 0 ? 'id' : 'en');
const search = (text: string, round: number) => list(`search=${encodeURIComponent(text)}&lang=${language(round)}`);

/** The calls that the catalogue gets: with facets, as pages of lists are. */
export const growthCalls: readonly GrowthCall[] = [
  { name: 'list, first pages, any order', path: round => list(`sort=${pick(sorts, round)}&offset=${(round % 5) * 25}`) },
  { name: 'list, last pages, any order', path: round => list(`sort=${pick(sorts, round)}&offset=OFFSET`) },
  { name: 'list of a category', path: round => list(`category=${pick(categories, round)}&offset=${(round % 4) * 25}`) },
  {
    name: 'filtered: two brands, prices, stock, stars',
    path: round =>
      list(
        `brand=${pick(brands, round)},${pick(brands, round + 1)}&min_price=${10_000 + round * 700}&max_price=${900_000 + round * 9_000}&in_stock=1&rating=4&sort=${pick(sorts, round)}`,
      ),
  },
  { name: 'search, both languages', path: round => search(pick(words, round), round) },
  { name: 'search with a typo', path: round => search(pick(typos, round), round) },
  { name: 'search for what nothing is called', path: round => search(pick(foreign, round), round) },
  {
    name: 'suggestions',
    path: round => `/api/v1/search-suggestions?search=${encodeURIComponent(pick(begun, round))}&lang=${language(round)}`,
  },
  { name: 'suggestions with a typo', path: round => `/api/v1/search-suggestions?search=${encodeURIComponent(pick(typos, round))}` },
  { name: 'one product', path: round => `/api/v1/products/SLUG?lang=${language(round)}` },
  { name: 'categories with counts', path: round => `/api/v1/categories?lang=${language(round)}` },
];

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export interface Timed {
  /** From the request until the last byte. */
  readonly milliseconds: number;
  readonly status: number;
  /** Of the body on the wire. */
  readonly bytes: number;
  readonly etag: string;
}

/** One request as a browser sends it, over a line that is open already. */
export function timedGet(url: string, headers: Readonly<Record<string, string>> = {}, line: Agent = agent): Promise<Timed> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const request = get(url, { agent: line, headers: { 'Accept-Encoding': 'br, gzip', ...headers } }, answer => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('error', reject);
      answer.on('end', () => {
        resolve({
          milliseconds: performance.now() - start,
          status: answer.statusCode ?? 0,
          bytes,
          etag: answer.headers.etag ?? '',
        });
      });
    });
    request.on('error', reject);
  });
}
