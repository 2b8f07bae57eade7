import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findViolations, type Rule } from '../../scripts/import-law/check.ts';

const projectRoot = join(import.meta.dirname, '..', '..');
const value = 'export const value = 1;';

/** A small product that keeps the law; the plants below break it one at a time. */
const LAWFUL: Readonly<Record<string, string>> = {
  'src/main.tsx': "import '#app/router.ts'; import '#i18n/locale.ts';",
  'src/entry-server.tsx': "import '#app/router.ts'; import { renderToString } from 'react-dom/server';",
  'src/app/router.ts': "import '#lib/ring.ts'; import { tree } from './route-tree.gen.ts'; export const router = tree;",
  'src/app/route-tree.gen.ts': "import { Route } from './../routes/index.tsx'; export const tree = Route;",
  'src/routes/index.tsx':
    "import '#shell/TopBar.tsx'; import '#features/cart/CartScreen.tsx'; import { Home } from '#features/catalogue/Home.tsx'; export const Route = Home;",
  'src/shell/TopBar.tsx': value,
  'src/features/catalogue/Home.tsx':
    "import { useState } from 'react'; import type { Cart } from '#data/cart.ts'; import '#ui/Price.tsx'; import './grid.css.ts'; export const Home = useState; export type C = Cart;",
  'src/features/catalogue/grid.css.ts': "import { style } from '@vanilla-extract/css'; export const grid = style({});",
  'src/features/cart/CartScreen.tsx': value,
  'src/data/cart.ts': "import { get } from '#api/cart.ts'; import '#storage/snapshot.ts'; export type Cart = typeof get;",
  'src/api/cart.ts': "import ky from 'ky'; import { schema } from '#contract/cart.ts'; export const get = () => ky(schema);",
  'src/storage/snapshot.ts':
    "import { get } from 'idb-keyval'; import { money } from '#lib/money.ts'; export const snapshot = [get, money];",
  'src/contract/cart.ts': "import type { Money } from '#lib/money.ts'; export const schema = ''; export type Sum = Money;",
  'src/i18n/locale.ts': value,
  'src/ui/Price.tsx': "import { money } from '#lib/money.ts'; export const Price = money;",
  'src/lib/money.ts': "import './share.ts'; import type { Share } from './share.ts'; export const money = 1; export type Money = Share;",
  'src/lib/share.ts': "import type { Money } from './money.ts'; import './ring.ts'; export type Share = Money | number;",
  'src/lib/ring.ts': value,
  'src/lib/ring.test.ts': value,
  'src/lib/money.test.ts':
    "import { test } from 'vitest'; import '#server/app.ts'; import { money } from './money.ts'; test(String(money), () => {});",
  'public/mark.png': '',
  'sw/main.ts':
    "import { registerRoute } from 'workbox-routing'; import mark from '#public/mark.png?inline'; import '#storage/snapshot.ts'; registerRoute(mark);",
  'server/main.ts': "import { createServer } from 'node:http'; import { app } from './app.ts'; createServer(app);",
  'server/app.ts':
    "import './modules/orders/routes.ts'; import './modules/media/routes.ts'; import './modules/media/service.ts'; export const app = () => {};",
  'server/admin/main.ts': "import { schema } from '#contract/cart.ts'; process.exit(Number(schema));",
  'server/generate.ts': "import { schema } from '#contract/cart.ts'; process.exit(Number(schema));",
  'server/db/client.ts': "import pg from 'pg'; export const client = pg;",
  'server/db/schema/orders.ts': "import { pgTable } from 'drizzle-orm/pg-core'; export const orders = pgTable;",
  'server/modules/media/routes.ts': "import { place } from '#server/modules/orders/service.ts'; export const media = place;",
  'server/modules/media/service.ts': value,
  'server/modules/orders/routes.ts':
    "import { Hono } from 'hono'; import { place } from './service.ts'; export const routes = [Hono, place];",
  'server/modules/orders/service.ts': "import { insert } from './store.ts'; export const place = insert; export type Order = string;",
  'server/modules/orders/store.ts':
    "import { eq } from 'drizzle-orm'; import '#server/db/client.ts'; import type { Order } from './service.ts'; export const insert = (order: Order) => eq(order);",
};

let root: string;

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fondasi-law-'));
  write('package.json', readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  for (const [path, content] of Object.entries(LAWFUL)) write(path, content);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the project keeps the import law', () => {
  expect(findViolations(projectRoot)).toEqual([]);
});

test('a lawful product has no breach', () => {
  expect(findViolations(root)).toEqual([]);
});

/** Each plant adds one line to one file; exactly that rule must be found there. */
const PLANTS: readonly (readonly [name: string, file: string, line: string, rule: Rule])[] = [
  ['a screen that calls the API', 'src/features/catalogue/Home.tsx', "import '#api/cart.ts';", 'room'],
  ['a screen that imports the shell', 'src/features/catalogue/Home.tsx', "import '#shell/TopBar.tsx';", 'room'],
  ['a route that reads storage', 'src/routes/index.tsx', "import '#storage/snapshot.ts';", 'room'],
  ['a primitive that knows the data, by type only', 'src/ui/Price.tsx', "import type { Cart } from '#data/cart.ts';", 'room'],
  ['a type imported inline', 'src/lib/money.ts', "export type S = import('#contract/cart.ts').Sum;", 'room'],
  ['a lazy import across the law', 'src/contract/cart.ts', "export const load = () => import('#storage/snapshot.ts');", 'room'],
  ['an export passed on', 'src/api/cart.ts', "export * from '#storage/snapshot.ts';", 'room'],
  ['a server that imports the browser', 'server/app.ts', "import '#data/cart.ts';", 'room'],
  ['a browser that imports the server', 'src/data/cart.ts', "import '#server/app.ts';", 'room'],
  ['a worker that imports the API client', 'sw/main.ts', "import '#api/cart.ts';", 'room'],
  ['a page with a public file in its script', 'src/ui/Price.tsx', "import '#public/mark.png?inline';", 'room'],
  ['a feature that imports another', 'src/features/catalogue/Home.tsx', "import '#features/cart/CartScreen.tsx';", 'folder'],
  ['the product importing a test', 'src/lib/money.ts', "import './ring.test.ts';", 'product-imports-tool'],
  ['another module’s store', 'server/modules/media/routes.ts', "import '../orders/store.ts';", 'private-store'],
  ['a service that imports its routes', 'server/modules/media/service.ts', "import './routes.ts';", 'layer'],
  ['React in the API client', 'src/api/cart.ts', "import 'react';", 'package'],
  ['SQL in a service', 'server/modules/orders/service.ts', "import 'drizzle-orm';", 'package'],
  ['Node in the browser', 'src/lib/money.ts', "import 'node:fs';", 'package'],
  ['a package without a row', 'src/data/cart.ts', "import 'fast-check';", 'package'],
  ['a relative path into another room', 'src/ui/Price.tsx', "import '../lib/share.ts';", 'relative-across-rooms'],
  ['a path without its extension', 'src/ui/Price.tsx', "import '#lib/share';", 'unresolved'],
  ['a path in other capitals', 'src/routes/index.tsx', "import '#shell/Topbar.tsx';", 'unresolved'],
  ['a ring of imports', 'src/lib/ring.ts', "import './share.ts';", 'cycle'],
];

describe('planted breaches', () => {
  test.each(PLANTS)('finds %s', (_name, file, line, rule) => {
    write(file, `${readFileSync(join(root, file), 'utf8')}\n${line}\n`);
    expect(findViolations(root)).toEqual([expect.objectContaining({ rule, file })]);
  });

  test('finds a file that nothing leads to, even when a test does', () => {
    write('src/data/forgotten.ts', value);
    write('src/data/forgotten.test.ts', "import './forgotten.ts';");
    expect(findViolations(root)).toEqual([expect.objectContaining({ rule: 'orphan', file: 'src/data/forgotten.ts' })]);
  });

  test('finds JSX in a room that draws nothing', () => {
    write('src/data/Badge.tsx', value);
    write('src/app/router.ts', `import '#data/Badge.tsx'; ${LAWFUL['src/app/router.ts']}`);
    expect(findViolations(root)).toEqual([expect.objectContaining({ rule: 'jsx-outside-drawing-room', file: 'src/data/Badge.tsx' })]);
  });
});
