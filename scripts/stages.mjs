/** Runs the stages of the check, each with its name and time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.mjs';

const bin = name => join(root, 'node_modules', '.bin', name);
const script = name => [process.execPath, join(root, 'scripts', name)];

/** Checks of the sources, before anything is built or run. */
export const SOURCE_STAGES = [
  ...['src', 'sw', 'desk', 'desk/sw', 'server', 'tests'].map(project => ({
    name: `types of ${project}`,
    command: [bin('tsc'), '-p', project],
  })),
  { name: 'lint and format', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'unused files, exports and packages', command: [bin('knip'), '--no-progress'] },
  { name: 'lock file', command: script('check-lock.mjs') },
  { name: 'translations', command: script('check-translations.mjs') },
  { name: 'deployment files', command: [bin('tsx'), join(root, 'scripts', 'check-deploy.ts')] },
];

export const BUILD_STAGE = { name: 'build', command: script('build.mjs') };

/** The bytes of a first visit; needs a build. */
export const BUDGET_STAGE = { name: 'budget', command: script('check-budget.mjs') };

/** A run of vitest over some of its projects, or all; `report` is where its JSON goes, `env` what it is told besides. */
export function vitestStage(projects, report, env) {
  const reporters = report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  const names = projects.flatMap(project => ['--project', project]);
  return { name: ['tests', ...projects].join(' '), command: [bin('vitest'), 'run', ...names, ...reporters], env };
}

/** The browser tests against the built shop; `report` is where their JSON goes. */
export function browserStage(report) {
  return {
    name: 'browser tests',
    command: [bin('playwright'), 'test', '--reporter=list,json', '--pass-with-no-tests'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
}

/** Runs a stage to its end with its output shown; true when it succeeded. */
export async function runStage({ name, command: [file, ...options], env = {} }) {
  process.stdout.write(`\n── ${name}\n`);
  const start = Date.now();
  const isDone = existsSync(file) && (await run(file, options, env));
  process.stdout.write(`── ${name}: ${isDone ? 'ok' : 'FAILED'} (${((Date.now() - start) / 1000).toFixed(1)} s)\n`);
  return isDone;
}

async function run(file, options, env) {
  const child = spawn(file, options, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const [status] = await once(child, 'close');
  return status === 0;
}
