import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { DeviceSession } from '#contract/account.ts';
import type { Tokens } from '#contract/session.ts';
import type { Executor, Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { storageFull } from '#server/http/refuse-writes.ts';
import type { Authenticate, Session } from '#server/http/session.ts';
import { deviceName } from './device-name.ts';
import {
  deleteExpired,
  findByEndHash,
  findToken,
  insertSession,
  insertToken,
  isOfDeletedAccount,
  isSuccessorUsed,
  lockSession,
  markUsed,
  revokeOwnSession,
  revokeSession,
  revokeSessions,
  type StoredToken,
  selectOwnSessions,
  selectStanding,
  touchSession,
} from './token-store.ts';

type Clock = Pick<Deps, 'config' | 'now'>;

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The customer who signed in, and the tokens of the new session. */
export interface SignedIn {
  readonly customerId: string;
  readonly tokens: Tokens;
}

/** Signs a customer in on one device. @param device see `deviceName` */
export async function startSession(tx: Transaction, deps: Clock, customerId: string, device: string): Promise<SignedIn> {
  const endSecret = randomToken();
  const at = deps.now();
  const sessionId = await insertSession(tx, { customerId, createdAt: at, endHash: hashOf(endSecret), device, lastUsedAt: at });
  const token = await addToken(tx, deps, { sessionId, kind: 'access', token: randomToken() });
  const refreshToken = await addToken(tx, deps, { sessionId, kind: 'refresh', token: randomToken() });
  return { customerId, tokens: { token, refresh_token: refreshToken, end_secret: endSecret } };
}

/**
 * Makes the function that finds a bearer's session. A refresh token is exchanged in a transaction of its own: for a new access
 * token and for its successor, which is derived from it, so that a phone that lost the answer gets the same one again.
 * Once the successor was used, a request with the old token can only come from a stolen copy: the whole session ends.
 */
export function authenticator(deps: Deps): Authenticate {
  return async (bearer, userAgent) => {
    const found = await findToken(deps.db, hashOf(bearer));
    if (found === null) return (await isOfDeletedAccount(deps.db, hashOf(bearer))) ? 'deleted' : null;
    if (found.expiresAt <= deps.now()) return null;
    if (found.kind === 'access') return sessionOf(found, null);
    if (deps.disk?.isUsedUp()) throw storageFull();
    return deps.db.transaction(tx => exchange(tx, deps, found, { bearer, device: deviceName(userAgent) }));
  };
}

async function exchange(
  tx: Transaction,
  deps: Deps,
  found: StoredToken,
  { bearer, device }: { bearer: string; device: string },
): Promise<Session | null> {
  const { sessionId, hash } = found;
  if (!(await lockSession(tx, sessionId))) return null;
  if (await isSuccessorUsed(tx, hash)) {
    await revokeSession(tx, sessionId, deps.now());
    return null;
  }
  await markUsed(tx, hash, deps.now());
  await touchSession(tx, sessionId, { device, at: deps.now() });
  const successor = createHmac('sha256', deps.secret).update(bearer).digest('base64url');
  const fresh = {
    token: await addToken(tx, deps, { sessionId, kind: 'access', token: randomToken() }),
    refresh_token: await addToken(tx, deps, { sessionId, kind: 'refresh', token: successor, parentHash: hash }),
  };
  return { ...sessionOf(found, fresh), expiresAt: new Date(deps.now().getTime() + deps.config.accessTokenMinutes * MINUTE) };
}

function sessionOf({ customerId, sessionId, expiresAt }: StoredToken, fresh: Tokens | null): Session {
  return { customerId, sessionId, expiresAt, fresh };
}

async function addToken(
  tx: Transaction,
  { config, now }: Clock,
  { token, ...row }: { token: string; sessionId: string; kind: 'access' | 'refresh'; parentHash?: string },
): Promise<string> {
  const life = row.kind === 'access' ? config.accessTokenMinutes * MINUTE : config.refreshTokenDays * DAY;
  await insertToken(tx, { ...row, hash: hashOf(token), expiresAt: new Date(now().getTime() + life) });
  return token;
}

/** Ends the session of a request; its tokens stop working at once. */
export function endSession(tx: Transaction, deps: Clock, sessionId: string): Promise<void> {
  return revokeSession(tx, sessionId, deps.now());
}

/** Ends the session that a secret stands for, if it still stands; its id, or null. */
export async function endSessionBySecret(tx: Transaction, deps: Clock, secret: string): Promise<string | null> {
  const sessionId = await findByEndHash(tx, hashOf(secret));
  if (sessionId !== null) await revokeSession(tx, sessionId, deps.now());
  return sessionId;
}

/** Ends all sessions of a customer, as after a password that was forgotten. */
export async function endAllSessions(tx: Transaction, deps: Clock, customerId: string): Promise<void> {
  await revokeSessions(tx, customerId, null, deps.now());
}

/** Ends a customer's sessions on all other devices, as after a new password; their ids. */
export function endOtherSessions(tx: Executor, deps: Pick<Deps, 'now'>, customerId: string, kept: string): Promise<readonly string[]> {
  return revokeSessions(tx, customerId, kept, deps.now());
}

/** Ends one session of a customer; whether there was one that stood. */
export function endOwnSession(tx: Executor, deps: Pick<Deps, 'now'>, customerId: string, id: string): Promise<boolean> {
  return revokeOwnSession(tx, customerId, id, deps.now());
}

/** Devices on which a customer is signed in, those used last first. @param current id of the request's own session */
export async function listSessions(db: Executor, customerId: string, current: string | null, now: Date): Promise<DeviceSession[]> {
  const rows = await selectOwnSessions(db, customerId, now);
  return rows.map(({ id, device, createdAt, lastUsedAt }) => ({
    ...{ id, device, is_current: id === current },
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
  }));
}

/** Which of these sessions still stand. */
export function standingSessions(db: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return selectStanding(db, ids);
}

/** Forgets expired tokens and ended sessions. */
export function sweepSessions({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  return deleteExpired(db, now());
}

/** 256 random bits. */
function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens have 256 bits of their own, so a plain hash is enough: there is nothing to guess. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
