import { useEffect, useState } from 'react';
import { useOutbox, useOutboxView } from '#data/outbox/use-outbox.ts';

/** Milliseconds that a customer who wants to log out waits for the last edit to arrive. */
const PATIENCE = 15_000;

/** Sends everything that waits. `isStuck` once that took too long, or something of it was refused. */
export function useSendAll() {
  const outbox = useOutbox();
  const { entries } = useOutboxView();
  const [state, setState] = useState<'idle' | 'sending' | 'stuck'>('idle');
  const hasOnlyRefused = entries.length > 0 && entries.every(entry => entry.state === 'refused');

  useEffect(() => {
    if (state === 'sending' && hasOnlyRefused) setState('stuck');
  }, [state, hasOnlyRefused]);

  useEffect(() => {
    if (state !== 'sending') return;
    const timer = setTimeout(() => setState('stuck'), PATIENCE);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    send: () => {
      setState('sending');
      for (const { id, state: how } of entries) if (how === 'waiting') void outbox.retry(id);
      outbox.drain();
    },
    isSending: state === 'sending',
    isStuck: state === 'stuck',
  };
}

/**
 * Calls back once nothing waits any more, also where the last edit was sent before this came up. The disk has the last word: another tab
 * may have written what this page does not show yet, and a disk that can't be read leaves the decision to the customer.
 */
export function useOnceSent(onSent: () => void): void {
  const outbox = useOutbox();
  const isEmpty = useOutboxView().entries.length === 0;
  useEffect(() => {
    if (!isEmpty) return;
    let isOver = false;
    const look = async () => {
      const left = await outbox.unsent().catch(() => null);
      if (!isOver && left?.length === 0) onSent();
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [isEmpty, onSent, outbox]);
}
