import type { User } from '#contract/session.ts';
import type { MutationOf } from '#data/outbox/mutations.ts';
import { formatPhone } from '#lib/phone-format.ts';

/** The fields of the profile, as they are typed; no photo is no change of it. */
export type ProfileFields = MutationOf<'profile.update'>['profile'];

/** The fields of a customer as the shop knows them, or as they wait to be. */
export function profileFields({ name, email, phone, gender }: Pick<User, 'name' | 'email' | 'phone' | 'gender'>): ProfileFields {
  return { name, email, phone: formatPhone(phone), gender: gender ?? '', photo: null, remove_photo: false };
}
