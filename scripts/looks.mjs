/**
 * What the shop looks like: `npm run looks:record` writes anew where the parts of twelve screens stand (tests/e2e/looks/boxes);
 * `npm run looks` compares pictures of every route with those of its last `npm run looks -- renew`, or makes the first ones.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { isBuilt, root } from './sources.mjs';
import { BUILD_STAGE, runStage } from './stages.mjs';

const [task = 'compare'] = process.argv.slice(2);
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');

/** Runs browser tests with these options and passes on how they ended. */
function browse(options, environment = {}) {
  const { status } = spawnSync(process.execPath, [playwright, 'test', ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  process.exitCode = status ?? 1;
}

ensureChromium();
if (!isBuilt() && !(await runStage(BUILD_STAGE))) process.exitCode = 1;
else if (task === 'record') browse(['tests/e2e/looks/boxes.spec.ts', '--workers', '2'], { LOOKS: 'record' });
else if (task === 'compare' || task === 'renew') {
  const isFirst = !existsSync(join(root, '.cache', 'looks'));
  const isRenewed = isFirst || task === 'renew';
  browse(['--config', 'tests/looks/playwright.config.ts', '--update-snapshots', isRenewed ? 'all' : 'none']);
} else throw new Error('Tasks: record, compare, renew.');
