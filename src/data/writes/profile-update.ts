import * as v from 'valibot';
import { updateProfileEndpoint } from '#contract/profile.ts';
import type { User } from '#contract/session.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import { setAnswer } from '../cache/set-answer.ts';
import { emailProof } from '../profile/email-proof.ts';
import { UPLOAD_PATIENCE, UPLOAD_TIMEOUT, type Write } from './write.ts';

const schema = v.object({
  /** As it was typed: the server says what is wrong with it. `photo` is small already. */
  profile: v.object({
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    gender: v.optional(v.nullable(v.picklist(['male', 'female', ''])), ''),
    /** Missing in what an earlier version left in the queue: it leaves them as they are. */
    company: v.optional(v.string()),
    tax_number: v.optional(v.string()),
    photo: v.optional(v.nullable(v.blob()), null),
    remove_photo: v.optional(v.boolean(), false),
  }),
});

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'profile.update': { payload: v.InferOutput<typeof schema>; answer: User };
  }
}

/** The customer's name, e-mail, telephone, gender and photo. Refusals: codes by field. */
export const profileUpdate: Write<'profile.update'> = {
  schema,
  queue: () => 'profile',
  /** A photo that was chosen before stays, unless the later form chose another or took it away. */
  merge({ profile }, later) {
    if (later.kind !== 'profile.update') return later;
    const isUntouched = later.profile.photo === null && !later.profile.remove_photo;
    const { photo, remove_photo } = isUntouched ? profile : later.profile;
    return { ...later, profile: { ...profile, ...later.profile, photo, remove_photo } };
  },
  patience: UPLOAD_PATIENCE,
  send(api, _lang, { userId, profile }, attempt) {
    const password = emailProof.of(userId, profile.email);
    const body = { ...profile, ...(password === '' ? {} : { current_password: password }) };
    return emailProof.forgotten(api.call(updateProfileEndpoint, { body, ...attempt, timeout: UPLOAD_TIMEOUT }));
  },
  apply: (client, user) => setAnswer(client, persistedKeys.user.beginning, user),
};
