import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { QuotationSource } from '#data/quotations/from-goods.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { loadChunk } from '#lib/load-chunk.ts';

/** Makes a quotation of a list, a section or a cart, and opens it; what it takes is fetched when it is asked for. */
export function useQuotation(): (source: QuotationSource) => Promise<void> {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  return async source => {
    try {
      const { makeQuotation } = await loadChunk(import('#data/quotations/make-quotation.ts'));
      await navigate({ to: '/quotations/$id', params: { id: await makeQuotation(source) } });
    } catch (error) {
      toasts.show('danger', i18n._(problemMessage(error)));
    }
  };
}
