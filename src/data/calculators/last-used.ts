import { useSyncExternalStore } from 'react';
import { type JobId, jobIds } from '#lib/calculators/job.ts';
import { localKeys, localValue } from '#storage/local.ts';

const stored = localValue(localKeys.calculators);

/** The jobs that were calculated on this phone, the last one first. */
const usedIn = (text: string | null): JobId[] => jobIdsIn((text ?? '').split(','));
const jobIdsIn = (names: readonly string[]) => names.flatMap(name => jobIds.find(id => id === name) ?? []);

export function noteUsed(id: JobId): void {
  const before = usedIn(stored.get());
  if (before[0] !== id) stored.set([id, ...before.filter(each => each !== id)].join(','));
}

/** All jobs, those that were used here before the others. On the server none was. */
export function useJobsByUse(): readonly JobId[] {
  const used = usedIn(useSyncExternalStore(stored.subscribe, stored.get, () => null));
  return [...used, ...jobIds.filter(id => !used.includes(id))];
}
