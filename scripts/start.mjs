/** Runs the shop, built first where its sources changed since the last build. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt, root } from './sources.mjs';

process.chdir(root);

if (!isBuilt()) {
  process.stdout.write('Building the shop …\n');
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** npm passes signals to the shell that it runs scripts in, and the shell dies without passing them on. */
function endWithNpm() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

if (process.env.npm_lifecycle_event === 'start') endWithNpm();
process.env.NODE_ENV ??= 'production';
// In this very process, so that signals reach the server and its exit code reaches the caller.
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
