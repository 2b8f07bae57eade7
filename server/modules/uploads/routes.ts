import type { Env, Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/problem.ts';
import { readUpload } from './files.ts';

/** Serves kept pictures of customers below `/uploads`; to be mounted at the root, before the pages. */
export function mountUploads<Variables extends Env>(app: Hono<Variables>, { files }: Deps): void {
  app.get('/uploads/:folder/:name', async http => {
    const content = await readUpload(files, http.req.param('folder') ?? '', http.req.param('name') ?? '');
    if (content === null) throw notFound('picture');
    return http.body(new Uint8Array(content), 200, {
      'Content-Type': 'image/webp',
      'Content-Length': String(content.length),
      // A changed picture gets another address.
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      // Even where a browser guesses another type, the file can't run.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': 'inline',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
}
