/** Runs a command of the server that is not to open the shop, such as a backup: from the build where there is one, else from the sources. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.mjs';

const built = join(root, 'dist', 'server', 'main.js');
const entry = existsSync(built) ? [built] : ['--import', 'tsx', join(root, 'server', 'main.ts')];
const { status } = spawnSync(process.execPath, [...entry, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
