/** Finds, or as a last resort installs, the Chromium that the browser tests drive. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Switches off what the browser does of its own. The popups of its address bar are two pages in every window, and start with more
 * work than a page of the shop. Of several such lists only the last counts, so it names what Playwright's would as well.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Flags for a browser that talks to loopback alone and runs in a container. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES}`,
];

/** The path of an installed Chromium, or undefined. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()];
  return candidates.find(path => path && existsSync(path));
}

function run(command, options) {
  process.stdout.write(`$ ${[command, ...options].join(' ')}\n`);
  return spawnSync(command, options, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
}

/** The path of a Chromium, installed first where there is none. Throws when no way leads to one. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update']);
    run('apt-get', ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', 'chromium']);
  }
  if (!findChromium()) run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium: set CHROMIUM_PATH to one, or install the package chromium.');
  return installed;
}
