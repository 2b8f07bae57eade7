import { useEffect, useState } from 'react';
import { useOutbox, useOutboxView } from '#data/outbox/use-outbox.ts';

/** Milliseconds that a customer who wants to log out waits for the last edit to arrive. */
const PATIENCE = 15_000;

/** Sends everything that waits. `isStuck` once that took too long, or something of it was refused. */
export function useSendAll(onDone: () => void) {
  const outbox = useOutbox();
  const { entries } = useOutboxView();
  const [state, setState] = useState<'idle' | 'sending' | 'stuck'>('idle');
  const left = entries.filter(entry => entry.state !== 'refused').length;
  const isSent = state === 'sending' && left === 0;
  const hasRefused = entries.length > left;

  useEffect(() => {
    if (!isSent) return;
    if (hasRefused) setState('stuck');
    else {
      setState('idle');
      onDone();
    }
  }, [isSent, hasRefused, onDone]);

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
