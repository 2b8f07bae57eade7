/** `npm run bad-lines`: walks through the shop on every bad line that the tests know, and prints what a customer sees and after how long. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './sources.mjs';

const run = (command, ...words) =>
  spawnSync(process.execPath, [command, ...words], { cwd: root, stdio: 'inherit', env: { ...process.env, BAD_LINES: 'all' } }).status ?? 1;

const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
process.exitCode =
  run(join(root, 'scripts', 'build.mjs')) ||
  run(
    playwright,
    'test',
    'tests/e2e/offline/bad-lines.spec.ts',
    '--workers=1',
    '--retries=0',
    `--reporter=${join(root, 'tests', 'support', 'bad-lines-report.ts')}`,
  );
