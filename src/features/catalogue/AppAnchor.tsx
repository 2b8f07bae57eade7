import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

/** A link to an address that the merchant wrote, query and all: inside the app without loading it anew. */
export function AppAnchor({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  const router = useRouter();
  const isOwn = href.startsWith('/') && !href.startsWith('//');
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isOwn || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return (
    <a href={href} className={className} onClick={follow}>
      {children}
    </a>
  );
}
