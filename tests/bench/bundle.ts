import { join } from 'node:path';
import { build } from 'vite';

/** Code of this folder with all that it imports, as one script for a page. @param entry its file */
export async function bundleOf(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, copyPublicDir: false, lib: { entry: join(import.meta.dirname, entry), formats: ['iife'], name: 'bench' } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (bundle === undefined || !('output' in bundle)) throw new Error('The bundle is empty.');
  return bundle.output[0].code;
}
