import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import { useOutbox } from '#data/outbox/use-outbox.ts';
import { toasts } from '#data/toasts.ts';

/** Takes an edit back: at once with a way to undo it, or after a question where it may have reached the shop. */
export function useRemoval() {
  const { t } = useLingui();
  const outbox = useOutbox();
  const [asked, setAsked] = useState<{ readonly entry: OutboxEntry; readonly text: string } | null>(null);

  async function take({ id, mutation }: OutboxEntry, text: string): Promise<void> {
    await outbox.remove(id);
    const { id: _id, ...again } = mutation;
    toasts.show('success', t`Removed: ${text}`, {
      isNeutral: true,
      action: { label: t`Undo`, onAction: () => void outbox.enqueue(again) },
    });
  }

  return {
    asked,
    /** @param text the edit in words */
    remove: (entry: OutboxEntry, text: string) => {
      if (entry.attempts > 0 && entry.state !== 'refused') setAsked({ entry, text });
      else void take(entry, text);
    },
    confirm: () => {
      if (asked !== null) void take(asked.entry, asked.text);
      setAsked(null);
    },
    stay: () => setAsked(null),
  };
}
