import { randomBytes } from 'node:crypto';
import type * as v from 'valibot';
import type { inviteStaffEndpoint, Staff, StaffSelf, setStaffEndpoint } from '#contract/staff.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { isPassword } from '../customers/password.ts';
import { isId } from '../orders/reading.ts';
import { readCard } from '../site/card.ts';
import { newRecoveryCodes, newSecret, recoveryHash, sealed, secretUri, stepOf, unsealed } from './second-factor.ts';
import { endSessions, hashOf } from './sessions.ts';
import * as store from './store.ts';

/** Name in an authenticator app of a shop whose merchant has given none. */
const NAMELESS = 'Toko';
/** Milliseconds for which an invitation stands. */
const INVITATION = 7 * 86_400_000;

const selfView = (row: store.StaffRow): StaffSelf => ({
  ...{ id: row.id, name: row.name, email: row.email, role: row.role },
  has_second_factor: row.isTotpConfirmed,
  recovery_codes: row.isTotpConfirmed ? row.recoveryHashes.length : 0,
});

function staffView(row: store.StaffRow, seenAt: string | null): Staff {
  const { recovery_codes: _codes, ...self } = selfView(row);
  const seen = seenAt === null ? null : new Date(seenAt).toISOString();
  return { ...self, is_active: row.isActive, is_invited: row.passwordHash === null && row.invitationHash !== null, seen_at: seen };
}

/**
 * The member of staff whose e-mail and password these are. Takes long: not for inside a transaction. An unknown e-mail and a wrong password
 * are alike in answer and time.
 * @throws Problem 401 auth_email_or_password_are_incorrect
 */
export async function provenStaff(
  db: Executor,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<store.StaffRow> {
  const row = await store.findByEmail(db, email);
  const isRight = await isPassword(row?.passwordHash ?? null, password);
  if (row?.isActive && isRight) return row;
  throw new Problem(401, 'auth_email_or_password_are_incorrect');
}

/**
 * Takes a code of the second factor, or a recovery code, which is used up by it.
 * @throws Problem 401 second_factor_required where none was given, second_factor_incorrect
 */
export async function takeCode(tx: Executor, deps: Pick<Deps, 'now' | 'secret'>, id: string, code: string): Promise<void> {
  const row = await store.lockStaff(tx, id);
  if (row === null || !row.isTotpConfirmed || row.totpSecret === null) return;
  if (code.trim() === '') throw new Problem(401, 'second_factor_required');
  const secret = unsealed(row.totpSecret, deps.secret);
  const step = secret === null ? null : stepOf(secret, code, { now: deps.now(), lastStep: row.totpStep });
  if (step !== null) return store.updateStaff(tx, id, { totpStep: step });
  const used = recoveryHash(code);
  if (!row.recoveryHashes.includes(used)) throw new Problem(401, 'second_factor_incorrect');
  await store.updateStaff(tx, id, { recoveryHashes: row.recoveryHashes.filter(hash => hash !== used) });
}

/**
 * Sets the password of an invited member of staff.
 * @param passwordHash made before the transaction: it takes long
 * @returns their id
 * @throws Problem 410 invitation_expired also for one that was accepted or never made
 */
export async function acceptInvitation(tx: Executor, token: string, passwordHash: string, now: Date): Promise<string> {
  const row = await store.lockInvited(tx, hashOf(token.toLowerCase()), now);
  if (row === null) throw new Problem(410, 'invitation_expired');
  await store.updateStaff(tx, row.id, { passwordHash, invitationHash: null, invitationExpiresAt: null });
  return row.id;
}

/** @throws Problem 401 where they are gone */
export async function readSelf(db: Executor, id: string): Promise<StaffSelf> {
  const row = await store.findById(db, id);
  if (row === null) throw new Problem(401, 'unauthorized');
  return selfView(row);
}

/**
 * Makes a secret for an authenticator app, which counts once a code of it was confirmed.
 * @throws Problem 401 for a wrong password, 409 second_factor_exists
 */
export async function beginSecondFactor(
  { db, secret: shopSecret }: Pick<Deps, 'db' | 'secret'>,
  { id, password }: { readonly id: string; readonly password: string },
): Promise<{ secret: string; uri: string }> {
  const known = await store.findById(db, id);
  // Before the transaction: it takes long, and an embedded database has one connection.
  if (!(await isPassword(known?.passwordHash ?? null, password))) throw new Problem(401, 'auth_email_or_password_are_incorrect');
  return db.transaction(tx => makeSecret(tx, shopSecret, id));
}

async function makeSecret(tx: Executor, shopSecret: Uint8Array, id: string): Promise<{ secret: string; uri: string }> {
  const row = await store.lockStaff(tx, id);
  if (row === null) throw new Problem(401, 'unauthorized');
  if (row.isTotpConfirmed) throw new Problem(409, 'second_factor_exists');
  const secret = newSecret();
  await store.updateStaff(tx, id, { totpSecret: sealed(secret, shopSecret), totpStep: null });
  const { name } = await readCard(tx);
  return { secret, uri: secretUri(secret, { issuer: name || NAMELESS, label: row.email }) };
}

/** @throws Problem 401 second_factor_incorrect, 409 second_factor_exists */
export async function confirmSecondFactor(
  tx: Executor,
  { now, secret: shopSecret }: Pick<Deps, 'now' | 'secret'>,
  { id, code }: { readonly id: string; readonly code: string },
): Promise<{ recovery_codes: string[] }> {
  const row = await store.lockStaff(tx, id);
  if (row?.isTotpConfirmed) throw new Problem(409, 'second_factor_exists');
  const secret = row?.totpSecret ? unsealed(row.totpSecret, shopSecret) : null;
  const step = secret === null ? null : stepOf(secret, code, { now: now(), lastStep: null });
  if (step === null) throw new Problem(401, 'second_factor_incorrect');
  const codes = newRecoveryCodes();
  await store.updateStaff(tx, id, { isTotpConfirmed: true, totpStep: step, recoveryHashes: codes.map(recoveryHash) });
  return { recovery_codes: codes };
}

const noSecondFactor = { totpSecret: null, isTotpConfirmed: false, totpStep: null, recoveryHashes: [] } as const;

/** @throws Problem 401 second_factor_incorrect */
export async function removeSecondFactor(
  tx: Executor,
  deps: Pick<Deps, 'now' | 'secret'>,
  { id, code }: { readonly id: string; readonly code: string },
): Promise<void> {
  await takeCode(tx, deps, id, code);
  await store.updateStaff(tx, id, noSecondFactor);
}

export async function listStaff(db: Executor): Promise<{ staff: Staff[]; total: number }> {
  const rows = await store.selectStaff(db);
  return { staff: rows.map(({ row, seenAt }) => staffView(row, seenAt)), total: rows.length };
}

type Invited = Staff & { readonly link: string; readonly expires_at: string };

/** @throws Problem 422 email_taken */
export async function inviteStaff(
  tx: Executor,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { name, email, role }: v.InferOutput<NonNullable<typeof inviteStaffEndpoint.body>>,
): Promise<Invited> {
  const { token, fields } = newInvitation(now());
  const id = await store.insertStaff(tx, { name, email, role, createdAt: now(), ...fields });
  if (id === null) throw new Problem(422, 'email_taken', { errors: { email: ['email_taken'] } });
  return invited(tx, config, id, token);
}

/**
 * Takes password, second factor and sessions of a member of staff away, and invites them anew.
 * @throws Problem 404
 */
export async function resetStaff(tx: Executor, { config, now }: Pick<Deps, 'config' | 'now'>, idOrEmail: string): Promise<Invited> {
  const { id } = await find(tx, idOrEmail);
  const { token, fields } = newInvitation(now());
  await store.updateStaff(tx, id, { ...noSecondFactor, ...fields, passwordHash: null });
  await endSessions(tx, id);
  return invited(tx, config, id, token);
}

/** The invitation again, with a new link: the one before is not kept. Empty where it was accepted. @throws Problem 404 */
export async function renewInvitation(tx: Executor, { config, now }: Pick<Deps, 'config' | 'now'>, id: string): Promise<Invited> {
  const row = await find(tx, id);
  if (row.passwordHash !== null) return { ...staffView(row, null), link: '', expires_at: now().toISOString() };
  const { token, fields } = newInvitation(now());
  await store.updateStaff(tx, id, fields);
  return invited(tx, config, id, token);
}

function newInvitation(now: Date) {
  // Lower case alone: it may be read out over the telephone.
  const token = randomBytes(20).toString('hex');
  return { token, fields: { invitationHash: hashOf(token), invitationExpiresAt: new Date(now.getTime() + INVITATION) } };
}

async function invited(tx: Executor, { publicUrl }: Deps['config'], id: string, token: string): Promise<Invited> {
  const row = await store.findById(tx, id);
  if (row?.invitationExpiresAt == null) throw new Error('an invitation was not stored');
  // Behind '#', so that no server's log has it.
  return { ...staffView(row, null), link: `${publicUrl}/desk/invitation#${token}`, expires_at: row.invitationExpiresAt.toISOString() };
}

/**
 * Changes a member of staff; who may not sign in any more is signed out everywhere.
 * @throws Problem 404, 409 last_owner where no owner would be left to invite staff
 */
export async function setStaff(
  tx: Executor,
  idOrEmail: string,
  { name, role, is_active }: v.InferOutput<NonNullable<typeof setStaffEndpoint.body>>,
): Promise<Staff> {
  const owners = await store.lockOwners(tx);
  const row = await find(tx, idOrEmail);
  const isOwner = (role ?? row.role) === 'owner' && (is_active ?? row.isActive);
  if (!isOwner && owners.length === 1 && owners[0] === row.id) throw new Problem(409, 'last_owner');
  await store.updateStaff(tx, row.id, {
    ...(name === undefined ? {} : { name }),
    ...(role === undefined ? {} : { role }),
    ...(is_active === undefined ? {} : { isActive: is_active }),
  });
  if (is_active === false) await endSessions(tx, row.id);
  return staffView(await find(tx, row.id), null);
}

/** @throws Problem 404 */
async function find(db: Executor, idOrEmail: string): Promise<store.StaffRow> {
  const row = isId(idOrEmail) ? await store.findById(db, idOrEmail) : await store.findByEmail(db, idOrEmail);
  if (row === null) throw notFound('member of staff');
  return row;
}
