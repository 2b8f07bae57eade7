import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AppOptions } from './app.ts';
import { type Config, packageRoot } from './config.ts';
import type { RenderPage } from './http/pages.ts';
import { inlineHashes } from './http/security-headers.ts';
import { withoutWorker } from './http/worker-switch.ts';

/** Exports of the bundled renderer beside this bundle. */
interface RendererModule {
  createRenderer(options: { template: string; manifest: unknown; readSheet: (file: string) => string; publicUrl: string }): RenderPage;
}

/**
 * The built client and its renderer, where this is the built server; nothing in development, where Vite serves the client.
 */
export async function readClientBuild({ isWorkerOff, publicUrl }: Pick<Config, 'isWorkerOff' | 'publicUrl'>): Promise<AppOptions> {
  // By the path of this file, not by `dist`, which another build may have become since this one was started.
  const [, built] = /^(.*)[\\/]server(?:[\\/]chunks)?$/.exec(path.dirname(fileURLToPath(import.meta.url))) ?? [];
  if (built === undefined) return {};
  const clientDir = path.join(built, 'client');
  const shell = path.join(clientDir, 'index.html');
  const desk = path.join(built, 'desk');
  // In development this file lies among the sources.
  if (!existsSync(shell)) return {};
  const deskDir = existsSync(path.join(desk, 'index.html')) ? desk : null;
  const link = linkTo(built);
  const links = { client: path.join(link, 'client'), desk: path.join(link, 'desk') };
  const written = readFileSync(shell, 'utf8');
  const template = isWorkerOff ? withoutWorker(written) : written;
  const inline = inlineHashes(template);
  const entry = path.join(built, 'server/entry-server.js');
  const records = path.join(clientDir, '.vite/manifest.json');
  if (!existsSync(entry) || !existsSync(records)) return { clientDir, deskDir, links, inline };
  // A variable keeps the bundler from looking for it: the renderer is an entry of its own.
  const { createRenderer }: RendererModule = await import(pathToFileURL(entry).href);
  const manifest: unknown = JSON.parse(readFileSync(records, 'utf8'));
  const readSheet = (file: string) => readFileSync(path.join(clientDir, file), 'utf8').trim();
  return { clientDir, deskDir, links, inline, render: createRenderer({ template, manifest, readSheet, publicUrl }) };
}

/** The link that this build was started by, such as /opt/fondasi/current/dist, which an upgrade switches; else the `dist` of its checkout. */
function linkTo(built: string): string {
  const started = path.dirname(path.dirname(process.argv[1] ?? ''));
  const isLink = started !== built && existsSync(started) && realpathSync(started) === built;
  return isLink ? started : path.join(packageRoot, 'dist');
}
