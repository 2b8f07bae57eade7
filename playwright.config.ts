import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/browser.mjs';

const chromium = findChromium();

export default defineConfig({
  testDir: './tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  // Much of a test is waiting, for a line that hangs or a worker's turn: a third fills two cores meanwhile.
  workers: 3,
  // A second try would hide what holds on a quiet machine only.
  retries: 0,
  forbidOnly: true,
  // Ten times what the longest takes on a quick machine: a shared one can be five times slower for a whole run.
  timeout: 600_000,
  // The page looks again whether the shop is back after up to half a minute.
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.SHOP_URL ?? 'http://127.0.0.1:3000',
    locale: 'id-ID',
    timezoneId: 'Asia/Makassar',
    // Recording would make the whole run a fifth longer; `--trace on` does it.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: { args: [...CHROMIUM_FLAGS], ...(chromium ? { executablePath: chromium } : {}) },
      },
    },
  ],
});
