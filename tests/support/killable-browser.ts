import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/browser.mjs';

/** A browser with a profile on the disk, as a phone has one: what it kept is there when it starts again. */
export interface KillableBrowser {
  /** The running browser's only context; a new one after each start. */
  readonly context: BrowserContext;
  /** Ends the browser with SIGKILL, as a phone does that needs the memory: nothing is closed or flushed. */
  kill(): Promise<void>;
  /** Ends it as a person does, where it runs. */
  close(): Promise<void>;
  /** Starts it on the same profile. */
  start(): Promise<BrowserContext>;
  /** Ends it and removes the profile. */
  remove(): Promise<void>;
}

/** Starts Chromium on a profile of its own. @param prepare writes settings into its directory, which is empty */
export async function startKillableBrowser(
  options: BrowserContextOptions = {},
  prepare: (profile: string) => Promise<void> = async () => undefined,
): Promise<KillableBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'fondasi-profile-'));
  await prepare(profile);
  const executablePath = findChromium();
  const open = () =>
    chromium.launchPersistentContext(profile, {
      locale: 'id-ID',
      timezoneId: 'Asia/Makassar',
      args: [...CHROMIUM_FLAGS],
      ...(executablePath === undefined ? {} : { executablePath }),
      ...options,
    });
  let context = await open();
  let isRunning = true;
  const watch = () => context.once('close', () => (isRunning = false));
  watch();

  async function close(): Promise<void> {
    if (isRunning) await context.close();
  }

  return {
    get context() {
      return context;
    },
    async kill() {
      const closed = context.waitForEvent('close');
      process.kill(await processOf(context), 'SIGKILL');
      await closed;
    },
    close,
    async start() {
      await close();
      context = await open();
      isRunning = true;
      watch();
      return context;
    },
    async remove() {
      await close();
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** The process id of the browser itself, whose end takes all of its helpers along. */
async function processOf(context: BrowserContext): Promise<number> {
  const browser = context.browser();
  if (browser === null) throw new Error('This context has no browser of its own.');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const main = processInfo.find(({ type }) => type === 'browser');
  if (main === undefined) throw new Error('The browser does not tell its process id.');
  return main.id;
}
