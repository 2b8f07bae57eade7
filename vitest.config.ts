import { lingui } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { linguiMacroPlugin } from './build/lingui-macro.ts';
import { OVER_HTTP } from './tests/contract/over-http.ts';

const exclude = ['**/node_modules/**', '**/dist/**'];

/** A shop that runs elsewhere, which the API's tests are asked of instead of one of their own; see `tests/contract/over-http.ts`. */
const isElsewhere = Boolean(process.env.CONTRACT_URL);

/** Files that take minutes: one that began last would keep a single core busy while the other has nothing left to do. */
const LONG = ['src/data/outbox/simulation.test.ts', 'tests/postgres/pushes.test.ts'];

/** Plays another user of the machine, which a thread can't. */
const OWN_PROCESS = 'tests/contract/start.test.ts';

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => Number(!LONG.some(path => moduleId.endsWith(path)));
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  plugins: [linguiMacroPlugin(), react(), lingui(), vanillaExtractPlugin({ identifiers: 'short' })],
  test: {
    environment: 'node',
    passWithNoTests: true,
    // Two cores carry the suite on the slowest machine that it must pass on.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: ['tests/support/react-act.ts'],
          include: ['{src,server,sw,desk}/**/*.test.{ts,tsx}'],
          exclude,
          testTimeout: 15_000,
          // An in-memory database takes up to half a minute to open on a busy machine.
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: isElsewhere ? OVER_HTTP : ['tests/contract/**/*.test.ts', 'tests/offline/**/*.test.ts'],
          exclude: [...exclude, OWN_PROCESS],
          globalSetup: isElsewhere ? ['tests/contract/support/elsewhere.ts'] : [],
          // A thread begins sooner than a process: a quarter less of processor time for the same tests.
          pool: 'threads',
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: { name: 'process', include: isElsewhere ? [] : [OWN_PROCESS], exclude, testTimeout: 300_000, hookTimeout: 300_000 },
      },
      {
        extends: true,
        test: { name: 'architecture', include: isElsewhere ? [] : ['tests/architecture/**/*.test.ts'], exclude, testTimeout: 60_000 },
      },
      {
        extends: true,
        test: { name: 'postgres', include: ['tests/postgres/**/*.test.ts'], exclude, testTimeout: 300_000, hookTimeout: 300_000 },
      },
    ],
  },
});
