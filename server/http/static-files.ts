import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { acceptedEncoding, type Encoding } from './encoding.ts';

/** The built client's files, known by name from the start, so that no path of a request ever reaches the file system. */
export interface StaticFiles {
  /** The answer for a path such as '/assets/index-1a2b.js'; null where there is no such file. */
  respond(pathname: string, request: Request): Promise<Response | null>;
  /** Text of a file; null where there is none. */
  text(pathname: string): string | null;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const EXTENSIONS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

interface Entry {
  readonly file: string;
  readonly encodings: ReadonlySet<Encoding>;
  content: Map<Encoding | 'plain', { bytes: Uint8Array<ArrayBuffer>; tag: string }>;
}

/** Milliseconds between two looks whether another build is there. */
const LOOK = 1_000;

/**
 * Serves the files of a folder by a list that is read now. Once `link` leads to another build, that one's assets are served too: of several
 * processes some are started anew before others, and a page of theirs may ask any of them for its scripts.
 * @param link where the next start would find the folder; null: there is no other
 */
export function staticFiles(folder: string, link: string | null = null): StaticFiles {
  const entries = entriesOf(folder);
  let later = { folder, entries };
  let lookedAt = Number.NEGATIVE_INFINITY;

  function laterAsset(pathname: string): Entry | undefined {
    if (link === null || !pathname.startsWith('/assets/')) return undefined;
    if (performance.now() - lookedAt > LOOK) {
      lookedAt = performance.now();
      const now = existsSync(link) ? realpathSync(link) : folder;
      if (now !== later.folder) later = { folder: now, entries: entriesOf(now) };
    }
    return later.entries.get(pathname);
  }

  return {
    async respond(pathname, request) {
      const entry = entries.get(pathname) ?? laterAsset(pathname);
      if (entry === undefined) return null;
      const wanted = acceptedEncoding(request.headers.get('accept-encoding'));
      const encoding = wanted !== null && entry.encodings.has(wanted) ? wanted : null;
      const { bytes, tag } = await contentOf(entry, encoding);
      const headers = new Headers({
        'Content-Type': TYPES[path.extname(pathname)] ?? 'application/octet-stream',
        'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ETag: tag,
      });
      // Scripts and styles obey the page's policy; opened by themselves they need nothing. The page's policy is as long as some of them.
      if (pathname.startsWith('/assets/')) headers.set('Content-Security-Policy', "default-src 'none'");
      if (entry.encodings.size > 0) headers.set('Vary', 'Accept-Encoding');
      if (request.headers.get('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers });
      if (encoding !== null) headers.set('Content-Encoding', encoding);
      headers.set('Content-Length', String(bytes.length));
      return new Response(request.method === 'HEAD' ? null : bytes, { headers });
    },
    text(pathname) {
      const entry = entries.get(pathname);
      return entry === undefined ? null : readFileSync(entry.file, 'utf8');
    },
  };
}

function entriesOf(folder: string): Map<string, Entry> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(path.join(folder, name)).isFile())
    .map(name => name.split(path.sep).join('/'));
  const known = new Set(names);
  const entries = new Map<string, Entry>();
  for (const name of names) {
    // Vite's own records say nothing to a browser.
    if (/\.(?:br|gz)$/.test(name) || name.startsWith('.')) continue;
    const encodings = new Set((['br', 'gzip'] as const).filter(encoding => known.has(name + EXTENSIONS[encoding])));
    entries.set(`/${name}`, { file: path.join(folder, name), encodings, content: new Map() });
  }
  return entries;
}

/** The client is a few megabytes: what was asked for once stays in memory. */
async function contentOf(entry: Entry, encoding: Encoding | null): Promise<{ bytes: Uint8Array<ArrayBuffer>; tag: string }> {
  const cached = entry.content.get(encoding ?? 'plain');
  if (cached !== undefined) return cached;
  const bytes = new Uint8Array(await readFile(entry.file + (encoding === null ? '' : EXTENSIONS[encoding])));
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const content = { bytes, tag };
  entry.content.set(encoding ?? 'plain', content);
  return content;
}
