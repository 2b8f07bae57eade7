/**
 * Which room may import which, as data. A room is the first folder below src, or sw, or server. Unit tests,
 * tests/, scripts/ and configuration may look everywhere; nothing of the product may look at them.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  app: ['routes', 'shell', 'features', 'data', 'api', 'storage', 'contract', 'i18n', 'ui', 'lib'],
  routes: ['shell', 'features', 'data', 'i18n', 'contract', 'lib'],
  shell: ['features', 'data', 'ui', 'i18n', 'contract', 'lib'],
  features: ['data', 'ui', 'i18n', 'contract', 'lib'],
  data: ['api', 'storage', 'contract', 'lib'],
  api: ['contract', 'lib'],
  storage: ['contract', 'lib'],
  contract: ['lib'],
  i18n: ['lib'],
  ui: ['lib'],
  lib: [],
  // The outbox sends by the same rules whether a page is open or not.
  // A notification carries the app's own icons.
  sw: ['data', 'contract', 'lib', 'storage', 'public'],
  server: ['contract', 'lib'],
};

/** Files of src's own top level and the room whose rights they have. */
export const TOP_FILES: Readonly<Record<string, string>> = { 'src/main.tsx': 'app', 'src/entry-server.tsx': 'app' };

/** Rooms that draw: JSX stands nowhere else. */
export const DRAWING_ROOMS: readonly string[] = ['app', 'routes', 'shell', 'features', 'ui'];

/** Rooms whose folders don't know each other: the folder below the room is the unit. */
export const ISOLATED_FOLDERS: readonly string[] = ['features'];

/**
 * Where a package may be imported: names of rooms, or beginnings of paths. A package without a row may be imported
 * nowhere in the product. The first row whose name fits is the one that counts.
 */
export const PACKAGES: readonly (readonly [name: string, places: readonly string[]])[] = [
  ['react', ['app', 'routes', 'shell', 'features', 'ui', 'data', 'i18n']],
  ['react-dom', ['app', 'shell', 'ui']],
  ['react-hook-form', ['data', 'features']],
  ['@hookform/resolvers', ['data']],
  ['lucide-react', ['shell', 'features', 'ui']],
  ['@tanstack/react-router', ['app', 'routes', 'shell', 'features']],
  ['@tanstack/react-query', ['app', 'routes', 'shell', 'features', 'data']],
  ['@tanstack/query-sync-storage-persister', ['app', 'data', 'storage']],
  ['@lingui', ['app', 'routes', 'shell', 'features', 'i18n']],
  ['@vanilla-extract', ['app', 'shell', 'features', 'ui']],
  ['@fontsource-variable', ['ui']],
  ['ky', ['api']],
  ['idb-keyval', ['storage']],
  ['valibot', ['app', 'routes', 'shell', 'features', 'data', 'api', 'storage', 'contract', 'sw', 'server']],
  ['workbox-window', ['app']],
  ['schema-dts', ['app']],
  ['workbox-core', ['sw']],
  ['workbox-precaching', ['sw']],
  ['workbox-routing', ['sw']],
  ['workbox-strategies', ['sw']],
  ['@valibot/to-json-schema', ['server']],
  ['hono', ['server']],
  ['@hono/node-server', ['server']],
  // The key and its answer are written in the transaction of the effect that they stand for.
  ['drizzle-orm', ['server/db/', 'server/http/idempotency.ts', 'server/**/store.ts']],
  ['@electric-sql/pglite', ['server/db/']],
  ['pg', ['server/db/']],
  ['@node-rs/argon2', ['server']],
  ['sharp', ['server']],
  ['web-push', ['server']],
  ['openid-client', ['server/modules/sign-in/']],
  ['leaflet', ['features']],
  ['uqr', ['features']],
  ['node:', ['server']],
];

/** Where the product begins; whatever can't be reached from here is an orphan. Tools below scripts/ count too. */
export const ENTRIES: readonly string[] = [
  'src/main.tsx',
  'src/entry-server.tsx',
  'sw/main.ts',
  'server/main.ts',
  'server/admin/main.ts',
  'server/generate.ts',
];

/** Found by their folder, not by an import: the router and the migrations' generator read these. */
export const ENTRY_FOLDERS: readonly string[] = ['src/routes/', 'server/db/schema/'];
