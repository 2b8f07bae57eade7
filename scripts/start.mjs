/** Runs the shop, built first where its sources changed since the last build, and keeps it running. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { currentBuild, markInUse } from './builds.mjs';
import { keepRunning } from './keep-running.mjs';
import { isBuilt, root } from './sources.mjs';

process.chdir(root);

if (!isBuilt()) {
  process.stdout.write('Building the shop …\n');
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

process.env.NODE_ENV ??= 'production';
// By its own path: a server that is started again after a fault is the same version as before, whatever was built meanwhile.
const build = currentBuild(root);
process.once('exit', markInUse(build));
const stop = keepRunning([join(build, 'server', 'main.js'), ...process.argv.slice(2)]);
if (process.env.npm_lifecycle_event === 'start') endWithNpm();

/** npm passes signals to the shell that it runs scripts in, and the shell dies without passing them on. */
function endWithNpm() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 250);
  watch.unref();
}
