import { type Mutation, type MutationOf, subjectOf } from './mutations.ts';

/**
 * What a mutation that never left this device and a later one come to: one mutation that stands for both, 'nothing' when they
 * cancel each other out, or null when both stand.
 */
export function merged(older: Mutation, fresh: Mutation): Mutation | 'nothing' | null {
  if (subjectOf(older) !== subjectOf(fresh)) return null;
  if (older.kind === 'address.create') {
    if (fresh.kind === 'address.delete') return 'nothing';
    if (fresh.kind === 'address.update') return { ...fresh, kind: 'address.create' };
  }
  if (older.kind === 'profile.update' && fresh.kind === 'profile.update') return mergedProfile(older, fresh);
  if (older.kind === 'notification.read' && fresh.kind === 'notification.read') {
    const isAll = older.ids.length === 0 || fresh.ids.length === 0;
    return { ...fresh, ids: isAll ? [] : [...new Set([...older.ids, ...fresh.ids])].slice(-MOST_READ) };
  }
  return fresh;
}

/** As many as one request may name; older ones are below them in every list. */
const MOST_READ = 200;

/** A photo that was chosen before stays, unless the later form chose another or took it away. */
function mergedProfile(older: MutationOf<'profile.update'>, fresh: MutationOf<'profile.update'>): Mutation {
  const isUntouched = fresh.profile.photo === null && !fresh.profile.remove_photo;
  const { photo, remove_photo } = isUntouched ? older.profile : fresh.profile;
  return { ...fresh, profile: { ...older.profile, ...fresh.profile, photo, remove_photo } };
}
