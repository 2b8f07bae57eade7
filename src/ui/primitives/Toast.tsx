import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { X } from '../icons.ts';
import { action as actionClass, body, dismiss, icon, region, text, toast, viewport } from './Toast.css.ts';
import { type Tone, toneIcon } from './tone.ts';

export interface ToastItem {
  id: string;
  tone: Tone;
  text: ReactNode;
  action?: { label: string; onAction: () => void } | undefined;
}

interface ToastProps extends Omit<ToastItem, 'id'> {
  dismissLabel: string;
  onDismiss: () => void;
}

/** Longer words have the action below them. */
const LINES_BESIDE_ACTION = 2;

function Toast({ tone, text: words, action, dismissLabel, onDismiss }: ToastProps) {
  const Icon = toneIcon[tone];
  const hasAction = action !== undefined;
  const wordsRef = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const span = wordsRef.current;
    const place = span?.parentElement?.parentElement;
    if (!span || !place || !hasAction) return;
    const measure = () => {
      place.removeAttribute('data-long');
      // An inline element has a box for each of its lines.
      place.toggleAttribute('data-long', span.getClientRects().length > LINES_BESIDE_ACTION);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [hasAction]);
  return (
    <div className={toast}>
      <Icon size={20} className={icon} />
      <div className={body}>
        <div className={text}>
          <span ref={wordsRef}>{words}</span>
        </div>
        {action ? (
          <button type="button" className={actionClass} onClick={action.onAction}>
            {action.label}
          </button>
        ) : null}
      </div>
      <button type="button" className={dismiss} aria-label={dismissLabel} onClick={onDismiss}>
        <X size={18} />
      </button>
    </div>
  );
}

export interface ToastViewportProps {
  /** Oldest first; only the last ten are shown. When they go is the owner's business. */
  items: readonly ToastItem[];
  dismissLabel: string;
  onDismiss: (id: string) => void;
}

/** Both live regions, always in the document so that what enters them is read out: failures at once, the rest in turn. */
export function ToastViewport({ items, dismissLabel, onDismiss }: ToastViewportProps) {
  const shown = items.slice(-10);
  const draw = (item: ToastItem) => (
    <Toast
      key={item.id}
      tone={item.tone}
      text={item.text}
      action={item.action}
      dismissLabel={dismissLabel}
      onDismiss={() => onDismiss(item.id)}
    />
  );
  return (
    <div className={viewport}>
      <div role="status" className={region}>
        {shown.filter(item => item.tone !== 'bad').map(draw)}
      </div>
      <div role="alert" className={region}>
        {shown.filter(item => item.tone === 'bad').map(draw)}
      </div>
    </div>
  );
}
