/**
 * Everything that must hold: sources, build, all tests. Ends with one line `N passed, N failed`, counting tests; a
 * stage that fails without a failed test of its own (types, lint, a crash) counts as one.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { root } from './sources.mjs';
import { BUDGET_STAGE, BUILD_STAGE, browserStage, runStage, SOURCE_STAGES, vitestStage } from './stages.mjs';

const reports = join(root, '.cache', 'reports');
const vitestReport = join(reports, 'vitest.json');
const browserReport = join(reports, 'browser.json');
const total = { passed: 0, failed: 0 };

/** Counts what a report says; a report that is missing or silent about a failure can't hide it. */
function count(succeeded, report, read) {
  const { passed, failed } = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  total.passed += passed;
  total.failed += succeeded ? failed : Math.max(failed, 1);
}

function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

// What passed at a second try only has failed once.
const readBrowser = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky });

function hasBrowser() {
  try {
    ensureChromium();
    return true;
  } catch (error) {
    process.stdout.write(`${error.message}\n`);
    return false;
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const isBuilt = await runStage(BUILD_STAGE);
total.failed += isBuilt ? 0 : 1;
for (const stage of isBuilt ? [BUDGET_STAGE, ...SOURCE_STAGES] : SOURCE_STAGES) if (!(await runStage(stage))) total.failed += 1;
// More fault schedules of the outbox than a check plays; `npm run unit -- simulation` plays as many as one likes.
const schedules = { OUTBOX_SCHEDULES: process.env.OUTBOX_SCHEDULES ?? '5000' };
count(await runStage(vitestStage([], vitestReport, schedules)), vitestReport, readVitest);
// One after the other: side by side they take as long together, and each test several times longer, which is then mistaken for a fault.
if (isBuilt) count(hasBrowser() && (await runStage(browserStage(browserReport))), browserReport, readBrowser);
else process.stdout.write('\nNo browser tests without a build.\n');

process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
