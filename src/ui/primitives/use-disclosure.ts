import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds that a pointer may be elsewhere on its way into the panel. */
const TRAVEL = 150;

/** Whether it lies in a modal over the page: that one gives the focus back to where it was, which has to be there still. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}

/**
 * Opens by hover, keyboard focus or press; a press pins it, so that it outlives the pointer.
 * Closes by Esc, a press outside, focus leaving, a link followed inside, or the pointer leaving when it is not pinned.
 */
export function useDisclosure() {
  const [state, setState] = useState<'closed' | 'peek' | 'pinned'>('closed');
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = state !== 'closed';

  useEffect(() => {
    if (!isOpen) return;
    const pressOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setState('closed');
    };
    const pressEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !isElsewhere(event.target)) setState('closed');
    };
    document.addEventListener('pointerdown', pressOutside);
    // On the document too: a panel under the pointer has to close by Esc wherever the focus is.
    document.addEventListener('keydown', pressEscape);
    return () => {
      document.removeEventListener('pointerdown', pressOutside);
      document.removeEventListener('keydown', pressEscape);
    };
  }, [isOpen]);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The panel stays while the keyboard focus is in it, or a modal is over the page: closing it would take the focus away.
  const leave = () => {
    const isNeeded = root.current?.querySelector(':focus-visible') || document.querySelector('dialog[open]');
    if (!isNeeded) setState(now => (now === 'peek' ? 'closed' : now));
  };

  return {
    isOpen,
    close: () => setState('closed'),
    toggle: () => setState(state === 'pinned' ? 'closed' : 'pinned'),
    root: {
      ref: root,
      onPointerEnter(event: PointerEvent) {
        clearTimeout(timer.current);
        if (event.pointerType === 'mouse' && !isOpen) setState('peek');
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType === 'mouse') timer.current = setTimeout(leave, TRAVEL);
      },
      onFocus(event: FocusEvent) {
        if (!isOpen && event.target.matches('[data-popover-trigger] :focus-visible')) setState('peek');
      },
      onBlur({ relatedTarget }: FocusEvent) {
        if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget) && !isElsewhere(relatedTarget)) setState('closed');
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Escape' && isOpen) root.current?.querySelector<HTMLElement>('[data-popover-trigger] > *')?.focus();
      },
    },
    panel: {
      onClick(event: MouseEvent) {
        if (event.target instanceof Element && event.target.closest('a')) setState('closed');
      },
    },
  };
}
