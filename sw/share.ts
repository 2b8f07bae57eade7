import type { RouteHandler, RouteMatchCallback } from 'workbox-core';
import { receiptFile } from '#contract/files.ts';
import { ORDER_TEXT_PATH, SHARE_FIELD, SHARE_PATH, SHARE_TEXTS } from '#contract/worker-messages.ts';
import { sharedReceipt } from '#storage/shared-receipt.ts';
import { MOST_SHARED_TEXT, type SharedText, sharedTexts } from '#storage/shared-text.ts';

/**
 * Other apps hand in a receipt, or an order in words, as a form. It stays on this phone until the page that opens has taken it over: a receipt
 * asks which order it pays, a text is read line by line. All of it works without a line.
 */
export const shareRoute: { readonly matches: RouteMatchCallback; readonly handler: RouteHandler } = {
  matches: ({ url, request, sameOrigin }) => sameOrigin && request.method === 'POST' && url.pathname === SHARE_PATH,
  handler: async ({ request }) => {
    const form = await request.formData().catch(() => null);
    const file = form?.get(SHARE_FIELD);
    const shared = file instanceof File && file.size > 0 ? await textOf(file) : sharedWords(form);
    // The page is asked for with GET, so that a reload shares nothing twice.
    if (shared !== null) {
      await sharedTexts.add(shared).catch(() => undefined);
      return Response.redirect(ORDER_TEXT_PATH, 303);
    }
    // A file that is too large to be made smaller here would only fill the phone.
    if (file instanceof File && file.size <= 4 * receiptFile.bytes) await sharedReceipt.put(file).catch(() => undefined);
    return Response.redirect(SHARE_PATH, 303);
  },
};

/** The text of a text file; null for any other, which is a receipt. */
async function textOf(file: File): Promise<SharedText | null> {
  const isTable = file.type === 'text/csv' || file.type === 'text/comma-separated-values' || /\.csv$/i.test(file.name);
  const isText = isTable || file.type.startsWith('text/') || /\.(?:txt|tsv)$/i.test(file.name);
  return isText ? { text: (await file.text()).replace(/^\ufeff/, '').slice(0, MOST_SHARED_TEXT), isTable } : null;
}

/** What was shared in words alone; some apps put it into the title. */
function sharedWords(form: FormData | null): SharedText | null {
  const text = SHARE_TEXTS.map(field => form?.get(field)).find(value => typeof value === 'string' && value.trim() !== '');
  return typeof text === 'string' ? { text: text.slice(0, MOST_SHARED_TEXT), isTable: false } : null;
}
