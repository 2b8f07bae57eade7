import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

const FIELD = ':is(input, select, textarea):not(:disabled)';

/**
 * Drives a native `<dialog>` from a boolean. The platform traps the focus and gives it back on close;
 * first it goes to what is marked `data-autofocus`, else to the first field, else to the title.
 * @returns props for the `<dialog>` element
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressOutside = useRef(false);

  // A layout effect, so that on unmount it still closes an attached dialog: only that returns the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    if (!dialog.open) dialog.showModal();
    // Left to itself the platform may pick the scrolling box.
    (
      dialog.querySelector<HTMLElement>('[data-autofocus]') ??
      dialog.querySelector<HTMLElement>(FIELD) ??
      dialog.querySelector('h2')
    )?.focus();
    return () => {
      dialog.close();
      // The element that opened it is gone, such as a line of a cart that was ordered elsewhere: the page's content is the next best place.
      if (document.activeElement === document.body || dialog.contains(document.activeElement))
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // A file input inside announces its own cancel, which bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      // Some engines close by force on a second Esc; the owner has to learn of it.
      if (event.target === event.currentTarget && isOpen && !event.currentTarget.open) onClose();
    },
    onMouseDown(event: MouseEvent) {
      isPressOutside.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent) {
      // Only a press that began on the backdrop: not the end of a text selection that slipped out.
      if (isPressOutside.current && event.target === event.currentTarget) onClose();
    },
  };
}
