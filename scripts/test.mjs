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

const readBrowser = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });

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
total.failed += SOURCE_STAGES.filter(stage => !runStage(stage)).length;
const isBuilt = runStage(BUILD_STAGE);
total.failed += isBuilt ? 0 : 1;
if (isBuilt && !runStage(BUDGET_STAGE)) total.failed += 1;
// Ten times the fault schedules of the outbox that a check plays.
const schedules = { OUTBOX_SCHEDULES: process.env.OUTBOX_SCHEDULES ?? '20000' };
count(runStage(vitestStage([], vitestReport, schedules)), vitestReport, readVitest);
if (isBuilt) count(hasBrowser() && runStage(browserStage(browserReport)), browserReport, readBrowser);
else process.stdout.write('\nNo browser tests without a build.\n');

process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
