import * as v from 'valibot';
import { accountExportFile, deleteAccountEndpoint } from '#contract/account.ts';
import { LanguageSchema } from '#contract/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import { rates } from '#server/http/customer-limits.ts';
import { forgetDevice } from '#server/http/known-device.ts';
import { type Api, route } from '#server/http/route.ts';
import { notSignedIn } from '#server/http/session.ts';
import { sharedLimiter } from '#server/http/shared-limit.ts';
import { forgetGuesses, takeGuess } from '../customers/current-password.ts';
import { deleteAccount } from './deletion.ts';
import { exportStream } from './export.ts';

/** Compressed as it comes: a long history is many texts alike, and the line may be weak. */
const packed = (file: ReadableStream<Uint8Array<ArrayBuffer>>) => file.pipeThrough<Uint8Array<ArrayBuffer>>(new CompressionStream('gzip'));

/** Mounts what a customer does with the account as a whole: taking its data along, and deleting it. */
export function mountAccount(api: Api, deps: Deps): void {
  const limiter = sharedLimiter(deps);

  api.get(accountExportFile.path, async http => {
    const caller = http.get('caller');
    const { customerId, sessionId } = caller;
    if (customerId === null) throw notSignedIn(caller);
    await limiter.take({ [`exports of ${customerId}`]: rates.exports });
    const language = v.parse(v.fallback(LanguageSchema, 'id'), http.req.query('lang'));
    const now = deps.now();
    const file = exportStream(deps, { customerId, sessionId, language, now });
    const isPacked = /\bgzip\b/.test(http.req.header('accept-encoding') ?? '');
    return http.body(isPacked ? packed(file) : file, 200, {
      ...(isPacked ? { 'Content-Encoding': 'gzip' } : {}),
      Vary: 'Accept-Encoding',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="account-${now.toISOString().slice(0, 10)}.json"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  route(
    api,
    deps,
    deleteAccountEndpoint,
    async ({ http, customerId, body }) => {
      // Guesses count with those of the password's own form.
      await takeGuess(deps, customerId);
      await deleteAccount(deps, customerId, body);
      await forgetGuesses(deps, customerId);
      forgetDevice(http, deps);
      return {};
    },
    // Keeping an answer by its body's fingerprint would keep something of the password.
    { isUnkeyed: true },
  );
}
