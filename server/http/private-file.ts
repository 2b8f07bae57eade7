import type { Context } from 'hono';

interface PrivateFile {
  readonly content: Buffer;
  readonly mime: string;
  /** For a download. */
  readonly name: string;
}

/** Answers with a file that only its customer and the shop may see, and that no cache keeps. */
export function privateFile(http: Context, { content, mime, name }: PrivateFile): Response {
  return http.body(new Uint8Array(content), 200, {
    'Content-Type': mime,
    'Content-Length': String(content.length),
    'Cache-Control': 'private, no-store',
    // Even where a browser guesses another type, the file can't run, and a PDF is not opened within the shop.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Disposition': `${mime === 'application/pdf' ? 'attachment' : 'inline'}; filename="${name}"`,
  });
}
