import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** Pictures of every route, kept beside the checkout's caches: they are of this machine's browser. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../support/global-setup.ts',
  snapshotPathTemplate: '../../.cache/looks/{arg}{ext}',
  workers: 2,
});
