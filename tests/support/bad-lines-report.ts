import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Row {
  readonly line: string;
  readonly step: string;
  readonly seen: string;
  readonly after: number;
  readonly within: number;
}

/** Prints what a customer saw on each bad line, and after how long, as a table: `npm run bad-lines`. */
export default class BadLinesReport implements Reporter {
  private readonly rows: Row[] = [];
  private readonly failed: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    const sights = result.annotations.filter(({ type }) => type === 'sight');
    this.rows.push(...sights.map(({ description }) => JSON.parse(description ?? '') as Row));
    if (result.status !== 'passed') this.failed.push(`${test.title}\n${result.error?.message ?? ''}`);
  }

  onEnd(): void {
    const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);
    const lines = this.rows.map(
      ({ line, step, seen, after, within }) =>
        `| ${line} | ${step} | ${seen} | ${seconds(after)} | ${seconds(within)}${after > within ? ' (missed)' : ''} |`,
    );
    const table = ['| line | step | the customer sees | after, s | within, s |', '|---|---|---|--:|--:|', ...lines];
    process.stdout.write(`${[...table, ...this.failed].join('\n')}\n`);
  }
}
