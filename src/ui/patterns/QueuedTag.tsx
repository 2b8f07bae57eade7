import type { ReactNode } from 'react';
import { CloudUpload } from '../icons.ts';
import { Tag } from '../primitives/Tag.tsx';
import { useLasting } from '../primitives/use-lasting.ts';

/** Milliseconds after which an edit that is still on its way is said to wait: for one that is sent sooner the tag would only flicker. */
const QUEUED_AFTER = 1_500;

/** On a thing whose change has not reached the server. Render it only while that is so. */
export function QueuedTag({ className, children }: { className?: string; children: ReactNode }) {
  const lasts = useLasting(true, QUEUED_AFTER);
  return lasts ? (
    <Tag tone="info" icon={<CloudUpload size={14} />} className={className}>
      {children}
    </Tag>
  ) : null;
}
