import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { type ToastItem, ToastViewport } from '#ui/primitives/Toast.tsx';
import type { Tone } from '#ui/primitives/tone.ts';

/** Milliseconds that a toast stays. */
const STAYS = 6_000;

type Say = (text: ReactNode, tone?: Tone) => void;

const ToastContext = createContext<Say>(() => undefined);

/** Says in a few words what was done, in a corner that covers nothing for long. */
export function useToast(): Say {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [items, setItems] = useState<readonly ToastItem[]>([]);
  const dismiss = useCallback((id: string) => setItems(now => now.filter(item => item.id !== id)), []);
  const say = useCallback<Say>(
    (text, tone = 'ok') => {
      const id = crypto.randomUUID();
      setItems(now => [...now, { id, tone, text }]);
      setTimeout(() => dismiss(id), STAYS);
    },
    [dismiss],
  );
  return (
    <ToastContext value={say}>
      {children}
      <ToastViewport items={items} dismissLabel={t`Close this message`} onDismiss={dismiss} />
    </ToastContext>
  );
}
