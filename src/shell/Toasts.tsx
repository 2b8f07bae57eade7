import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type ToastData, type ToastGroup, toasts, useToasts } from '#data/toasts.ts';
import { ToastViewport } from '#ui/primitives/Toast.tsx';
import type { Tone } from '#ui/primitives/tone.ts';

const tones: Readonly<Record<ToastGroup, Tone>> = {
  cart: 'info',
  auth_success: 'ok',
  auth_danger: 'bad',
  success: 'ok',
  danger: 'bad',
};

/** Everything that wants a word with the customer, each for its time. */
export function Toasts() {
  const { t } = useLingui();
  const shown = useToasts();
  return (
    <>
      {shown.map(toast => (
        <Timer key={toast.id} toast={toast} />
      ))}
      <ToastViewport items={shown.map(itemOf)} dismissLabel={t`Dismiss`} onDismiss={toasts.dismiss} />
    </>
  );
}

function itemOf({ id, group, text, isNeutral, action }: ToastData) {
  const closing = action && {
    label: action.label,
    onAction: () => {
      action.onAction();
      toasts.dismiss(id);
    },
  };
  return { id, tone: isNeutral ? 'info' : tones[group], text, action: closing ?? undefined };
}

/** Renders nothing; takes its toast away in time. */
function Timer({ toast: { id, duration } }: { toast: ToastData }) {
  useEffect(() => {
    const timer = setTimeout(() => toasts.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  return null;
}
