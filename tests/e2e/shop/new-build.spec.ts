import { cp, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { packageRoot } from '#server/config.ts';
import { beginBuild, bringEarlierAssets, currentBuild, removeOldBuilds, STAMP, switchTo } from '../../../scripts/builds.mjs';
import { makeNextVersion } from '../../support/next-version.ts';
import { type Shop, startShop } from '../../support/shop.ts';

/** Addresses of the scripts of a build. */
async function scriptsOf(build: string): Promise<string[]> {
  const found = await Promise.all(
    [
      ['client', ''],
      ['desk', '/desk'],
    ].map(async ([program = '', prefix]) => {
      const names = await readdir(join(build, program, 'assets'));
      return names.filter(name => name.endsWith('.js')).map(name => `${prefix}/assets/${name}`);
    }),
  );
  return found.flat();
}

/** Those that a shop does not answer with 200, asked for one after another: the build needs the processor too. */
async function missing(shop: Shop, scripts: readonly string[]): Promise<string[]> {
  const missed: string[] = [];
  for (const address of scripts) {
    const { status, body } = await fetch(`${shop.url}${address}`);
    await body?.cancel();
    if (status !== 200) missed.push(`${address} ${status}`);
  }
  return missed;
}

/** A checkout of its own, with a copy of this build. */
async function makeHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'fondasi-upgrade-'));
  const built = currentBuild(packageRoot);
  if (built === null) throw new Error('these tests need a build');
  const first = beginBuild(home);
  await cp(built, first, { recursive: true });
  switchTo(home, first);
  await cp(join(packageRoot, 'package.json'), join(home, 'package.json'));
  for (const name of ['node_modules', 'server']) await symlink(join(packageRoot, name), join(home, name));
  return home;
}

/** A second build of other names, in a checkout's own folder for it. */
async function buildAnew(home: string): Promise<string> {
  const folder = beginBuild(home);
  const next = await makeNextVersion();
  await rm(folder, { recursive: true });
  await rename(join(dirname(dirname(dirname(next.server))), 'dist'), folder);
  await next.remove();
  return folder;
}

test('every script of the page before and of the page after is answered all the time while another build takes the place of a running one', async () => {
  const home = await makeHome();
  const before = await startShop({ env: { RATE_LIMITS: 'off' }, server: join(home, 'dist', 'server', 'main.js') });
  const old = await scriptsOf(join(home, 'dist'));
  expect(old.length).toBeGreaterThan(50);
  let after: Shop | null = null;
  let isOver = false;
  const missed: string[] = [];
  let rounds = 0;
  const visitors = (async () => {
    while (!isOver) {
      missed.push(...(await missing(before, old)));
      rounds += 1;
    }
  })();
  try {
    const second = await buildAnew(home);
    const next = (await scriptsOf(second)).filter(address => !old.includes(address));
    expect(next.length).toBeGreaterThan(20);
    bringEarlierAssets(currentBuild(home), second);
    await writeFile(join(second, STAMP), '');
    switchTo(home, second);
    removeOldBuilds(home);
    const seen = rounds;
    await expect.poll(() => rounds).toBeGreaterThan(seen + 1);
    // Of several processes this one has not been started anew yet: a page of another one asks it, too.
    expect(await missing(before, next)).toEqual([]);
    after = await startShop({ env: { RATE_LIMITS: 'off' }, server: join(home, 'dist', 'server', 'main.js') });
    expect(await missing(after, [...old, ...next])).toEqual([]);
    expect(await (await fetch(`${after.url}/`)).text()).toContain('name="version" content="next"');
  } finally {
    isOver = true;
    await visitors;
  }
  expect(missed).toEqual([]);
  for (const shop of [before, after]) await shop?.remove();
  await rm(home, { recursive: true, force: true });
});
