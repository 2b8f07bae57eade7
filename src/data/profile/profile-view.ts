import type { User } from '#contract/session.ts';
import { type Mutation, ofKind } from '../outbox/mutations.ts';
import { useWaiting } from '../outbox/use-outbox.ts';
import { useUser } from '../session/use-session.ts';

/** A customer, and whether a change of the profile has not reached the server. */
type QueuedUser = User & { readonly isQueued: boolean; readonly queuedPhoto: Blob | null };

/** The customer on screen, with the profile edits that wait. A photo that waits is a file, which the screen shows by itself. Pure. */
export function profileView(user: User, mutations: readonly Mutation[]): QueuedUser {
  const last = ofKind(mutations, 'profile.update').at(-1);
  if (last === undefined) return { ...user, isQueued: false, queuedPhoto: null };
  const { name, email, phone, gender, photo, remove_photo } = last.profile;
  const customer = { ...user.customer, image_url: remove_photo ? null : user.customer.image_url };
  return { ...user, name, email, phone, gender: gender === '' ? null : gender, customer, isQueued: true, queuedPhoto: photo };
}

/** The signed-in customer as the screen names them, or null. */
export function useShownUser(): QueuedUser | null {
  const user = useUser();
  const mutations = useWaiting();
  return user === null ? null : profileView(user, mutations);
}
