import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Whether the shop was asked since the page came up, with or without an answer. Until then what is shown was kept on this phone, and what
 * it lacks may be there since. By the clock: what comes from the disk counts as fetched, too.
 */
export function useIsAsked({ dataUpdatedAt, errorUpdatedAt }: Pick<UseQueryResult, 'dataUpdatedAt' | 'errorUpdatedAt'>): boolean {
  const [since] = useState(() => Date.now());
  return Math.max(dataUpdatedAt, errorUpdatedAt) >= since;
}
