import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';

declare global {
  var callInParallel: (count: number) => Promise<string[]>;
}

/** The production client and session as one script, for calls that no tap of a customer makes at once. */
export async function bundleClient(): Promise<string> {
  const entry = join(import.meta.dirname, 'client-entry.ts');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, copyPublicDir: false, lib: { entry, formats: ['iife'], name: 'client' } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (bundle === undefined || !('output' in bundle)) throw new Error('The bundle is empty.');
  return bundle.output[0].code;
}

/** Makes so many calls at once on this page, with the tokens of its local storage. @returns the codes of those that failed */
export function callAtOnce(page: Page, count: number): Promise<string[]> {
  return page.evaluate(calls => globalThis.callInParallel(calls), count);
}
