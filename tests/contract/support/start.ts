import { spawn } from 'node:child_process';
import { packageRoot } from '#server/config.ts';

/**
 * Starts a command of the sources, such as 'server/main.ts', as a process of its own; `ended` resolves with its exit code. Without the
 * loader's own command between: on a busy machine that ends itself before a signal has reached the shop.
 */
export function start(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', command, ...args], {
    cwd: packageRoot,
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stdout.on('data', chunk => (output += String(chunk)));
  child.stderr.on('data', chunk => (output += String(chunk)));
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve));
  return { child, ended, output: () => output };
}
