import path from 'node:path';
import type * as v from 'valibot';
import type { Language } from '#contract/endpoint.ts';
import { profilePhoto } from '#contract/files.ts';
import type { ChangePasswordSchema, FirstPasswordSchema, ProfileSchema } from '#contract/profile.ts';
import type { User } from '#contract/session.ts';
import { storedPhone } from '#lib/phone.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { invalid, Problem } from '#server/http/problem.ts';
import { sqlState } from '#server/http/transaction.ts';
import { queueMails } from '../mail/service.ts';
import { dropUpload, keepUpload, uploadId, uploadUrl } from '../uploads/files.ts';
import { makePictures } from '../uploads/pictures.ts';
import { askToConfirm } from './email-confirmation.ts';
import { endLinks } from './links.ts';
import { hashPassword, isPassword } from './password.ts';
import { currentUser } from './service.ts';
import { findByEmail, findCustomer, replacePasswordHash, updateCustomer, usedPhotoIds } from './store.ts';
import { endOtherSessions } from './tokens.ts';

/** Pixels of a kept photo: the largest it is drawn, at twice the density. */
const PHOTO_SIDE = 512;

type Profile = v.InferOutput<typeof ProfileSchema>;

/**
 * Keeps the photo of a profile form; answers its address.
 * @throws Problem 422 with the photo's code; FilesUnavailable
 */
export async function keepProfilePhoto({ files }: Pick<Deps, 'files'>, photo: Blob): Promise<string | null> {
  const [picture] = await makePictures(photo, profilePhoto, 'photo', [{ side: PHOTO_SIDE, isSquare: true }]);
  if (picture === undefined) return null;
  const id = uploadId();
  await keepUpload(files, 'profile', id, picture.content);
  return uploadUrl('profile', id);
}

const isSameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Reasons to refuse the e-mail of a profile form: another one than the account's is what the customer signs in with from now on, so that
 * a phone that was left unlocked must not be enough for it. Null where nothing does.
 */
export async function emailRefusal(
  db: Executor,
  customerId: string,
  form: Pick<Profile, 'email' | 'current_password'>,
): Promise<Problem | null> {
  const customer = await findCustomer(db, customerId);
  if (customer === null || isSameEmail(customer.email, form.email)) return null;
  if (customer.passwordHash === null) return invalid({ email: ['email_needs_password'] });
  if (form.current_password === '') return unproven;
  const fits = await isPassword(customer.passwordHash, form.current_password);
  return fits ? null : invalid({ current_password: ['current_password_incorrect'] });
}

const unproven = invalid({ current_password: ['current_password_required'] });

/** Deletes the photo of a form that changed nothing. */
export async function dropProfilePhoto({ files }: Pick<Deps, 'files'>, url: string | null): Promise<void> {
  if (url !== null) await dropUpload(files, 'profile', path.basename(url, '.webp'), [undefined]);
}

/**
 * Replaces the customer's own data. Another e-mail is told to the reader of the former one, and is to be confirmed.
 * @param photoUrl of a photo that came with it, null where none did
 * @throws Problem 422 email_taken
 */
export async function updateProfile(
  tx: Executor,
  deps: Pick<Deps, 'config' | 'now'>,
  customerId: string,
  form: Profile,
  photoUrl: string | null,
): Promise<User> {
  const before = await findCustomer(tx, customerId);
  // Another device has changed it since the password was asked for.
  if (before !== null && !isSameEmail(before.email, form.email) && form.current_password === '') throw unproven;
  const taken = new Problem(422, 'email_taken', { errors: { email: ['email_taken'] } });
  const other = await findByEmail(tx, form.email);
  if (other !== null && other.id !== customerId) throw taken;
  const image = photoUrl !== null ? { imageUrl: photoUrl } : form.remove_photo ? { imageUrl: null } : {};
  const fields = {
    name: form.name,
    email: form.email,
    phone: storedPhone(form.phone),
    gender: form.gender === '' ? null : form.gender,
    ...(form.company === undefined ? {} : { company: form.company }),
    ...(form.tax_number === undefined ? {} : { taxNumber: form.tax_number.replace(/\D/g, '') }),
    ...image,
  };
  await updateCustomer(tx, customerId, fields).catch(error => {
    // Another customer has taken the address since it was looked up above.
    throw sqlState(error) === '23505' ? taken : error;
  });
  if (before !== null && !isSameEmail(before.email, form.email)) {
    const language = before.language ?? 'id';
    const told = { kind: 'email_changed', to: before.email, customerId, language } as const;
    await queueMails(tx, { config: deps.config, at: deps.now() }, told);
    await askToConfirm(tx, deps, { customerId, email: form.email, language });
  }
  return currentUser(tx, customerId);
}

/**
 * Replaces the password and ends every session but this one. A repetition whose first answer was lost finds the new password in
 * place and is answered alike.
 * @throws Problem 422 current_password_incorrect
 */
export async function changePassword(
  deps: Deps,
  { customerId, sessionId }: { customerId: string; sessionId: string },
  form: v.InferOutput<typeof ChangePasswordSchema>,
): Promise<void> {
  const customer = await findCustomer(deps.db, customerId);
  if (customer === null) throw new Problem(401, 'unauthorized');
  const incorrect = invalid({ current_password: ['current_password_incorrect'] });
  const { passwordHash: former } = customer;
  // Signs in with a provider only: there is no current password that could be right.
  if (former === null) throw incorrect;
  const isCurrent = await isPassword(former, form.current_password);
  const isDone = !isCurrent && (await isPassword(former, form.password));
  if (!isCurrent && !isDone) throw incorrect;
  // Before the transaction: it takes long, and an embedded database has one connection.
  const passwordHash = isDone ? former : await hashPassword(form.password);
  await deps.db.transaction(async tx => {
    // Two devices at once: the second one's current password is no longer that.
    if (!(await replacePasswordHash(tx, customerId, { from: former, to: passwordHash }))) throw incorrect;
    await endOtherSessions(tx, deps, customerId, sessionId);
    await endLinks(tx, customerId, 'password_reset', deps.now());
    if (!isDone) await mailOfChange(tx, deps, customer);
  });
}

/**
 * Sets the password of a customer who has none, and ends every session but this one. A repetition whose first answer was lost
 * finds the password in place and is answered alike.
 * @throws Problem 409 password_exists
 */
export async function setFirstPassword(
  deps: Deps,
  { customerId, sessionId }: { customerId: string; sessionId: string },
  { password }: v.InferOutput<typeof FirstPasswordSchema>,
): Promise<void> {
  const customer = await findCustomer(deps.db, customerId);
  if (customer === null) throw new Problem(401, 'unauthorized');
  const exists = new Problem(409, 'password_exists');
  if (customer.passwordHash !== null) {
    if (await isPassword(customer.passwordHash, password)) return;
    throw exists;
  }
  const to = await hashPassword(password);
  await deps.db.transaction(async tx => {
    // Two devices at once: the first one's password stands.
    if (!(await replacePasswordHash(tx, customerId, { from: null, to }))) throw exists;
    await endOtherSessions(tx, deps, customerId, sessionId);
    await endLinks(tx, customerId, 'password_reset', deps.now());
    await mailOfChange(tx, deps, customer);
  });
}

/** Tells a customer by mail that their password was changed, so that a stranger who did it does not stay unnoticed. */
function mailOfChange(
  tx: Executor,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { id, email, language }: { readonly id: string; readonly email: string; readonly language: Language | null },
): Promise<void> {
  return queueMails(tx, { config, at: now() }, { kind: 'password_changed', to: email, customerId: id, language: language ?? 'id' });
}

/** Ids of all profile photos that are shown. */
export const profilePhotosInUse = (db: Executor): Promise<Set<string>> => usedPhotoIds(db);
