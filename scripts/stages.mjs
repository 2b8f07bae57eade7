/** Runs one stage of the check after another, each with its name and time, and remembers which failed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.mjs';

const bin = name => join(root, 'node_modules', '.bin', name);
const script = name => [process.execPath, join(root, 'scripts', name)];

/** Checks of the sources, before anything is built or run. */
export const SOURCE_STAGES = [
  ...['src', 'sw', 'server', 'tests'].map(project => ({ name: `types of ${project}`, command: [bin('tsc'), '-p', project] })),
  { name: 'lint and format', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'unused files, exports and packages', command: [bin('knip'), '--no-progress'] },
  { name: 'lock file', command: script('check-lock.mjs') },
  { name: 'translations', command: script('check-translations.mjs') },
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
export function runStage({ name, command: [file, ...options], env = {} }) {
  process.stdout.write(`\n── ${name}\n`);
  const start = Date.now();
  const isThere = existsSync(file);
  const { status } = isThere ? spawnSync(file, options, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }) : { status: 1 };
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  process.stdout.write(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`);
  return status === 0;
}
