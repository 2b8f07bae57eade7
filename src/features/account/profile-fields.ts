import type { User } from '#contract/session.ts';
import type { MutationOf } from '#data/outbox/mutations.ts';
import { formatPhone } from '#lib/phone-format.ts';

/** The fields of the profile, as they are typed; no photo is no change of it. */
export type ProfileFields = MutationOf<'profile.update'>['profile'];

type Known = Pick<User, 'name' | 'email' | 'phone' | 'gender' | 'company' | 'tax_number'>;

/** The fields of a customer as the shop knows them, or as they wait to be. */
export function profileFields(known: Known): ProfileFields {
  const { name, email, phone, gender, company = '', tax_number = '' } = known;
  return { name, email, phone: formatPhone(phone), gender: gender ?? '', company, tax_number, photo: null, remove_photo: false };
}
