import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useOutbox } from '#data/outbox/use-outbox.ts';
import type { QuotationSource } from '#data/quotations/from-goods.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { type OnePress, useOnePress } from './use-one-press.ts';

/** Makes a quotation of a list, a section or a cart, and opens it; what it takes is fetched when it is asked for. */
export function useQuotation(): OnePress<[source: QuotationSource]> {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { user } = useSessionState();
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  return useOnePress(async (source: QuotationSource) => {
    try {
      const { makeQuotation } = await loadChunk(import('#data/quotations/commands.ts'));
      const id = await makeQuotation(source, { userId: user?.id ?? null, outbox, queryClient });
      await navigate({ to: '/quotations/$id', params: { id } });
    } catch (error) {
      toasts.show('danger', i18n._(problemMessage(error)));
    }
  });
}
