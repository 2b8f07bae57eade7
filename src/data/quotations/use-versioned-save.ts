import { useCallback, useRef } from 'react';
import type { Quotation } from '#contract/quotations.ts';
import { useQuotationCommands } from './commands.ts';

/**
 * Saves each version of a quotation upon the one before it, one after the other, so that a version of another device or tab in between is noticed.
 * @param opened `updated_at` of the version that is edited
 * @returns how to save, and `updated_at` of the version that was saved last
 */
export function useVersionedSave(opened: string) {
  const { save } = useQuotationCommands();
  const base = useRef(opened);
  const turn = useRef<Promise<void>>(Promise.resolve());
  const saved = useCallback(() => base.current, []);
  const saveNext = useCallback(
    (quotation: Quotation) => {
      const saving = turn.current.then(async () => {
        base.current = await save(quotation, base.current);
      });
      turn.current = saving.catch(() => undefined);
      return saving;
    },
    [save],
  );
  return { save: saveNext, saved };
}
