import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { deskHeader } from '#contract/staff.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { deskCookie } from '#server/http/desk-cookie.ts';
import type { FindStaff } from '#server/http/session.ts';
import { hintStaff } from '../events/service.ts';
import * as store from './store.ts';

const DAY = 86_400_000;
/** Milliseconds after which a session that was not used ends. */
const LIFE = 14 * DAY;
/** Milliseconds between two notes of when a session was used. */
const NOTED = 5 * 60_000;

type Needs = Pick<Deps, 'config' | 'now'>;

const options = ({ publicUrl }: Deps['config']) =>
  ({ path: '/api', httpOnly: true, sameSite: 'Strict', secure: publicUrl.startsWith('https://') }) as const;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Signs a member of staff in in this browser. */
export async function startSession(tx: Executor, { config, now }: Needs, http: Context, staffId: string): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const at = now();
  const device = (http.req.header('user-agent') ?? '').slice(0, 200);
  await store.insertSession(tx, { staffId, hash: hashOf(token), device, createdAt: at, seenAt: at });
  setCookie(http, deskCookie, token, { ...options(config), maxAge: LIFE / 1_000 });
}

export function forgetCookie(http: Context, { config }: Pick<Deps, 'config'>): void {
  deleteCookie(http, deskCookie, options(config));
}

/** Makes the function that finds the member of staff of a request. */
export function staffFinder({ db, now }: Pick<Deps, 'db' | 'now'>): FindStaff {
  return async http => {
    if (http.req.header(deskHeader) === undefined) return null;
    const token = getCookie(http, deskCookie);
    if (token === undefined || token.length > 100) return null;
    const at = now();
    const found = await store.findSession(db, hashOf(token), sessionsSince(at));
    if (found === null) return null;
    const { session, member } = found;
    if (at.getTime() - session.seenAt.getTime() > NOTED) await store.touchSession(db, session.id, at);
    return { id: member.id, name: member.name, role: member.role, sessionId: session.id };
  };
}

/** Since when a session must have been used to last. */
export const sessionsSince = (now: Date): Date => new Date(now.getTime() - LIFE);

/** Those of the sessions that have not ended. */
export const standingStaffSessions = (db: Executor, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> =>
  store.selectStanding(db, ids, sessionsSince(now));

/** Ends one of a member of staff's sessions, and its streams; whether there was one. */
export async function endSession(db: Executor, staffId: string, id: string): Promise<boolean> {
  return db.transaction(async tx => {
    const isEnded = await store.deleteSession(tx, staffId, id);
    if (isEnded) await hintStaff(tx);
    return isEnded;
  });
}

/** Ends all sessions of a member of staff, and their streams. */
export async function endSessions(tx: Executor, staffId: string): Promise<void> {
  await store.deleteSessions(tx, staffId);
  await hintStaff(tx);
}

/** Browsers in which a member of staff is signed in. */
export async function listSessions(db: Executor, { id, sessionId }: { readonly id: string; readonly sessionId: string }, now: Date) {
  const rows = await store.selectSessions(db, id, sessionsSince(now));
  const sessions = rows.map(row => ({
    ...{ id: row.id, device: row.device, is_current: row.id === sessionId },
    began_at: row.createdAt.toISOString(),
    seen_at: row.seenAt.toISOString(),
  }));
  return { sessions, total: sessions.length };
}

/** Forgets sessions that have ended. */
export const sweepStaffSessions = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> => store.deleteUnseen(db, sessionsSince(now()));
