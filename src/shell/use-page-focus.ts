import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After a navigation to another page the focus goes to its heading, so that a screen reader says where one is. */
export function usePageFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged || document.querySelector('dialog[open]') !== null) return;
        const heading = document.querySelector<HTMLElement>('main h1');
        heading?.setAttribute('tabindex', '-1');
        heading?.focus({ preventScroll: true });
      }),
    [router],
  );
}
