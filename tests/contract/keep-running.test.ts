import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { packageRoot } from '#server/config.ts';

const KEEPER = pathToFileURL(path.join(packageRoot, 'scripts', 'keep-running.mjs')).href;

/** Keeps a program of one line running until that is given up. */
function keep(program: string): Promise<{ readonly code: number | null; readonly output: string }> {
  const keeper = `import { keepRunning } from ${JSON.stringify(KEEPER)}; keepRunning(['-e', ${JSON.stringify(program)}]);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', keeper]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)));
  return new Promise(resolve => child.once('close', code => resolve({ code, output })));
}

test('a program that goes on breaking down is started again five times a minute, then given up with its exit code', async () => {
  const { code, output } = await keep("process.send('open', () => process.exit(3))");
  expect(code).toBe(3);
  expect(output.match(/ended unexpectedly \(exit code 3\) and is started again/g)).toHaveLength(5);
  expect(output.trim().split('\n').at(-1)).toBe(
    'Fondasi ended unexpectedly (exit code 3) after 5 restarts within a minute; it is not started again',
  );
});

test.each([
  ['ends as wanted', "process.send('open', () => process.exit(0))", 0],
  ['refuses to start', 'process.exit(1)', 1],
])('a program that %s is not started again', async (_, program, exitCode) => {
  expect(await keep(program)).toEqual({ code: exitCode, output: '' });
});
