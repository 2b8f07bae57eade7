import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { crossingsOf } from './sources.ts';

const root = join(import.meta.dirname, '..', '..');

/** A line in a file of its own, and the rule of the linter that must find it there; null where the line is allowed. */
const PLANTS: readonly (readonly [file: string, line: string, rule: string | null])[] = [
  ['src/features/catalogue/Screen.tsx', "import '#api/client.ts';", 'noRestrictedImports'],
  ['src/features/catalogue/Bar.tsx', "import '#shell/TopBar.tsx';", 'noRestrictedImports'],
  ['src/features/catalogue/Other.tsx', "import '#features/cart/CartScreen.tsx';", 'noRestrictedImports'],
  ['src/features/catalogue/Data.tsx', "import type { Cart } from '#data/cart.ts';\nexport type C = Cart;", null],
  ['src/features/catalogue/grid.css.ts', "import '@vanilla-extract/css';", null],
  ['src/routes/stored.tsx', "import '#storage/local.ts';", 'noRestrictedImports'],
  ['src/ui/Typed.tsx', "import type { Cart } from '#data/cart.ts';\nexport type C = Cart;", 'noRestrictedImports'],
  ['src/ui/Picture.tsx', "import '#public/mark.png?inline';", 'noRestrictedImports'],
  ['src/ui/Allowed.tsx', "import '#lib/money.ts';\nimport 'react';\nimport './Picture.tsx';", null],
  ['src/contract/lazy.ts', "export const load = () => import('#storage/local.ts');", 'noRestrictedImports'],
  ['src/api/passed-on.ts', "export * from '#storage/local.ts';", 'noRestrictedImports'],
  ['src/api/react.ts', "import 'react';", 'noRestrictedImports'],
  ['src/first-view/drawn.ts', "import '#shell/TopBar.tsx';", 'noRestrictedImports'],
  ['src/shell/early.ts', "import '#first-view/early-taps.ts';", 'noRestrictedImports'],
  ['src/first-view/allowed.ts', "import '#data/cart.ts';\nimport '#storage/local.ts';", null],
  ['src/data/server.ts', "import '#server/app.ts';", 'noRestrictedImports'],
  ['src/data/package.ts', "import 'fast-check';", 'noRestrictedImports'],
  ['src/data/undeclared.ts', "import '@tanstack/history';", 'noUndeclaredDependencies'],
  ['src/lib/node.ts', "import 'node:fs';", 'noRestrictedImports'],
  ['src/lib/tested.ts', "import './ring.test.ts';", 'noRestrictedImports'],
  ['src/lib/ring.test.ts', "import '#server/app.ts';", null],
  ['sw/client.ts', "import '#api/client.ts';", 'noRestrictedImports'],
  ['sw/allowed.ts', "import 'workbox-routing';\nimport '#public/mark.png?inline';\nimport '#storage/local.ts';", null],
  ['desk/Orders.tsx', "import '#data/cart.ts';", 'noRestrictedImports'],
  ['desk/Shell.tsx', "import '#shell/TopBar.tsx';", 'noRestrictedImports'],
  ['desk/Server.ts', "import '#server/app.ts';", 'noRestrictedImports'],
  [
    'desk/Allowed.tsx',
    "import '#ui/primitives/Tag.tsx';\nimport '#contract/admin.ts';\nimport '@tanstack/react-table';\nimport 'recharts';",
    null,
  ],
  ['src/ui/Chart.tsx', "import 'recharts';", 'noRestrictedImports'],
  ['server/browser.ts', "import '#data/cart.ts';", 'noRestrictedImports'],
  ['server/modules/media/routes.ts', "import '#server/modules/orders/store.ts';", 'noRestrictedImports'],
  ['server/modules/orders/service.ts', "import 'drizzle-orm';", 'noRestrictedImports'],
  ['server/modules/orders/store.ts', "import 'drizzle-orm';\nimport 'node:crypto';", null],
  ['server/modules/orders/cart-store.ts', "import 'drizzle-orm/pg-core';", null],
  ['server/db/pool.ts', "import 'pg';", null],
  ['src/lib/one.ts', "import type { Other } from './other.ts';\nexport type One = Other | 1;", 'noImportCycles'],
  ['src/lib/other.ts', "import type { One } from './one.ts';\nexport type Other = One | 2;", 'noImportCycles'],
];

/** The rules that the linter's configuration of this repository finds broken, by file. */
function lint(files: readonly (readonly [file: string, content: string])[]): Map<string, Set<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  try {
    for (const name of ['biome.json', 'package.json']) copyFileSync(join(root, name), join(folder, name));
    for (const [file, content] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${content}\n`);
    }
    const found = new Map<string, Set<string>>();
    for (const { category, location } of report(folder)) {
      const rule = category.split('/').at(-1) ?? '';
      found.set(location.path, (found.get(location.path) ?? new Set()).add(rule));
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Diagnostic {
  readonly category: string;
  readonly location: { readonly path: string };
}

function report(folder: string): readonly Diagnostic[] {
  const words = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
  try {
    return read(execFileSync(join(root, 'node_modules', '.bin', 'biome'), words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }));
  } catch (error) {
    // It ends with an error where it finds any.
    return read(String((error as { stdout: unknown }).stdout));
  }
}

const read = (output: string): readonly Diagnostic[] => JSON.parse(output).diagnostics;

test('finds each planted import that a folder may not have, and no other', () => {
  const found = lint(PLANTS.map(([file, line]) => [file, line]));
  const importRules = ['noRestrictedImports', 'noUndeclaredDependencies', 'noImportCycles'];
  for (const [file, line, rule] of PLANTS) {
    const rules = [...(found.get(file) ?? [])].filter(each => importRules.includes(each));
    expect(rules.includes(rule ?? '') ? rule : (rules[0] ?? null), `${file}: ${line}`).toBe(rule);
  }
});

test('finds what the linter does not see of an import', () => {
  expect(crossingsOf('src/ui/primitives/Price.tsx', "import '../../lib/money.ts';")).toEqual(['../../lib/money.ts leaves src/ui']);
  expect(crossingsOf('src/features/cart/Line.tsx', "import '../orders/Line.tsx';")).toEqual([
    '../orders/Line.tsx leaves src/features/cart',
  ]);
  expect(crossingsOf('server/modules/media/routes.ts', "import { a } from '../orders/store.ts';")).toHaveLength(1);
  expect(crossingsOf('server/modules/media/service.ts', "import { mount } from './routes.ts';")).toHaveLength(1);
  expect(crossingsOf('server/modules/media/store.ts', "import type { Order } from './service.ts';")).toEqual([]);
  expect(crossingsOf('src/lib/money.ts', "type S = import('#contract/cart.ts').S;")).toHaveLength(1);
  expect(crossingsOf('src/ui/primitives/Price.tsx', "import '../theme/tokens.ts';")).toEqual([]);
});
