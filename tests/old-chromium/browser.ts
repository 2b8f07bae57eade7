import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { BrowserType } from '@playwright/test';

/** 61 MiB that only this command needs: fetched when it runs first, and no dependency of the shop. */
const FOLDER = join(import.meta.dirname, '..', '..', '.cache', 'old-chromium');
const PACKAGES = ['@sparticuz/chromium@92.0.0', 'playwright-core@1.14.1'];

/** Chromium 92, the oldest that the shop supports, with the Playwright of its time: today's can't find elements in it. */
export interface OldChromium {
  readonly browserType: BrowserType;
  readonly executablePath: string;
}

/** @throws where the packages can't be had */
export function oldChromium(): OldChromium {
  const modules = join(FOLDER, 'node_modules');
  const executablePath = join(FOLDER, 'chromium');
  if (!existsSync(executablePath)) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'package.json'), '{"private":true}');
    const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', ...PACKAGES], {
      cwd: FOLDER,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`npm could not install ${PACKAGES.join(' and ')}.`);
    const packed = readFileSync(join(modules, '@sparticuz', 'chromium', 'bin', 'chromium.br'));
    writeFileSync(executablePath, brotliDecompressSync(packed), { mode: 0o755 });
  }
  const { chromium } = createRequire(join(FOLDER, 'package.json'))('playwright-core');
  return { browserType: chromium, executablePath };
}
