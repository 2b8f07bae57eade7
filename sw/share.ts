import type { RouteHandler, RouteMatchCallback } from 'workbox-core';
import { receiptFile } from '#contract/files.ts';
import { SHARE_FIELD, SHARE_PATH } from '#contract/worker-messages.ts';
import { sharedReceipt } from '#storage/shared-receipt.ts';

/** Other apps hand in a receipt as a form. It stays on this phone until the page that opens has asked which order it pays. */
export const shareRoute: { readonly matches: RouteMatchCallback; readonly handler: RouteHandler } = {
  matches: ({ url, request, sameOrigin }) => sameOrigin && request.method === 'POST' && url.pathname === SHARE_PATH,
  handler: async ({ request }) => {
    const file = await request.formData().then(
      form => form.get(SHARE_FIELD),
      () => null,
    );
    // A file that is too large to be made smaller here would only fill the phone.
    if (file instanceof File && file.size <= 4 * receiptFile.bytes) await sharedReceipt.put(file).catch(() => undefined);
    // The page is asked for with GET, so that a reload shares nothing twice.
    return Response.redirect(SHARE_PATH, 303);
  },
};
