import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program lies; null where it is not installed. */
export function programPath(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map(folder => join(folder, name)).find(path => existsSync(path)) ?? null;
}

/** Runs a program to its end. */
export function run(command: readonly string[], options: { readonly env?: Readonly<Record<string, string>>; readonly cwd?: string } = {}) {
  const [file = '', ...args] = command;
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8', ...options, env: options.env ?? process.env });
  return { status, output: `${stdout ?? ''}${stderr ?? ''}`.trim() };
}
