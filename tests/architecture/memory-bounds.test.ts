import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '#server/config.ts';

/** Ends with the call, the transaction or the import that made it. */
const ONE_CALL = 'one call';

/** Every collection of the server that begins empty, so that it may grow, with what bounds it. */
const BOUNDS: Readonly<Record<string, string>> = {
  'modules/shipping/table/check.ts lines': ONE_CALL,
  'modules/shipping/table/check.ts tariffs': ONE_CALL,
  'clock.ts timers': 'the jobs',
  'clock.ts underWay': 'the jobs',
  'db/listener.ts channels': 'the channels of the code',
  'db/pool.ts databases': 'weak: the connections of the pool',
  'files/with-disk.ts names': 'names of one folder, while it is listed',
  'http/admin-key.ts known': '100 hashes of addresses (MOST_KNOWN)',
  'http/allowance.ts wholeAt': '20,000 customers (MOST_NAMES)',
  'http/encoding.ts names': ONE_CALL,
  'http/errors.ts loggedAt': 'the two things that can be out of reach',
  'http/page-cache.ts cache': '200 pages (MOST)',
  'http/page-cache.ts renewed': 'pages that were in the cache within the last second',
  'http/pages.ts return': 'two encodings of a page in the cache',
  'http/rate-limit.ts windows': '20,000 hashes (MOST_NAMES)',
  'http/read-limit.ts counts': '20,000 addresses and kinds in ten seconds (MOST_COUNTS)',
  'http/render-gate.ts ahead': 'pages of the cache that are made anew',
  'http/render-gate.ts awaited': 'page requests within a tenth of a second (PATIENCE)',
  'http/static-files.ts content': 'three encodings of a file of the build',
  'http/static-files.ts entries': 'the files of the build',
  'http/best-brotli.ts made': '300 pages (MOST_PAGES)',
  'metrics/metrics.ts streams': 'the two kinds of streams',
  'modules/admin/queue-hub.ts followers': '500 streams (MOST)',
  'modules/catalogue/product/cards.ts cards': ONE_CALL,
  'modules/catalogue/product/cards.ts groups': ONE_CALL,
  'modules/catalogue/product/cards.ts kept': '2,000 cards of the catalogue of now (MOST_CARDS)',
  'modules/catalogue/product/cards.ts cachedByModel': 'weak: the catalogue of now, and of before while lists still read it',
  'modules/catalogue/import-export/current.ts variants': ONE_CALL,
  'modules/catalogue/import-export/import-catalogue.ts #named': ONE_CALL,
  'modules/catalogue/import-export/import-catalogue.ts #used': ONE_CALL,
  'modules/catalogue/import-export/import-catalogue.ts products': ONE_CALL,
  'modules/catalogue/import-export/import-catalogue.ts skus': ONE_CALL,
  'modules/catalogue/import-export/import-rows.ts products': ONE_CALL,
  'modules/catalogue/import-export/import-rows.ts unread': ONE_CALL,
  'modules/catalogue/listing/deliverable.ts known': 'weak: the catalogue of now, and of before while lists still read it',
  'modules/catalogue/listing/deliverable.ts own': '64 sets of limits, a byte a product each (MOST)',
  'modules/catalogue/listing/model/model.ts changed': ONE_CALL,
  'modules/content/service.ts tags': ONE_CALL,
  'modules/customers/current-password.ts limiters': 'one for the process, held as long as its dependencies',
  'modules/events/hub.ts followers': '5,000 streams (MOST)',
  'modules/events/hub.ts own': '10 streams of one customer (`most.streams`)',
  'modules/events/store.ts return': ONE_CALL,
  'modules/media/service.ts drawings': '3,000 drawings (MEMORY)',
  'modules/media/service.ts drawn': 'two encodings of a drawing in memory',
  'modules/media/service.ts pending': 'the pictures of the catalogue in their sizes and formats, while they are made',
  'modules/price-list/bytes-cache.ts #made': '4 MiB in 200 entries (MOST_BYTES, MOST_ENTRIES)',
  'modules/price-list/bytes-cache.ts #pending': 'parts and deltas that requests wait for',
  'modules/price-list/read.ts groups': ONE_CALL,
  'modules/push/post.ts signatures': '200 push services (MOST_SIGNATURES)',
  'modules/regions/service.ts places': ONE_CALL,
  'modules/share-cards/service.ts drawing': '16 cards that requests wait for (MOST_WAITING)',
  'modules/share-cards/service.ts kept': '64 cards (KEPT)',
  'modules/sign-in/providers.ts clients': 'the two providers',
  'modules/site/brand.ts made': 'one entry each of `iconShapes`, of one look',
  'modules/stock/service.ts emptied': ONE_CALL,
  'modules/stock/service.ts refilled': ONE_CALL,
  'restore.ts names': ONE_CALL,
};

const EMPTY = /new (?:Map|Set|WeakMap|WeakSet)(?:<.*>)?\(\)/;
const NAMED = /(?:const|let|readonly) (#?\w+)|(\w+): new |(return) |(\w+) = /;

test('every collection that the server lets grow has a bound that is written down here', () => {
  const root = path.join(packageRoot, 'server');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('seed/'),
  );
  const found = sources.flatMap(file =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter(line => EMPTY.test(line))
      .map(line => `${file} ${NAMED.exec(line)?.slice(1).find(Boolean) ?? line.trim()}`),
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(BOUNDS).sort());
});
