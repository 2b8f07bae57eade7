import type { Context, MiddlewareHandler } from 'hono';
import { accessTokenHeader, refreshTokenHeader, type Tokens } from '#contract/session.ts';
import type { StaffRole } from '#contract/staff-roles.ts';
import type { Deps } from '#server/deps.ts';
import { guardAdminKey } from './admin-key.ts';
import type { Deadline } from './deadline.ts';
import { rememberDevice } from './known-device.ts';
import { Problem } from './problem.ts';

/** A member of staff who calls by the desk's cookie. */
export interface StaffCaller {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly sessionId: string;
}

/** The caller of a request. */
export interface Caller {
  readonly role: 'guest' | 'customer' | 'admin';
  /** The member of staff behind the role 'admin'; null for the admin key, and for everybody else. */
  readonly staff: StaffCaller | null;
  readonly customerId: string | null;
  readonly sessionId: string | null;
  /** When the access token ends, null for who has none. */
  readonly expiresAt: Date | null;
  /** A guest whose token is of an account that was deleted. */
  readonly isDeleted?: boolean;
}

/** The refusal of a caller who is no customer; a device of a deleted account hears that, and clears what it has of the customer. */
export const notSignedIn = ({ isDeleted }: Caller): Problem => new Problem(401, isDeleted ? 'account_deleted' : 'unauthorized');

/** The member of staff of a request. @throws Problem 401 where there is none */
export function staffOf(http: { get(name: 'caller'): Caller }): StaffCaller {
  const { staff } = http.get('caller');
  if (staff === null) throw new Problem(401, 'unauthorized');
  return staff;
}

/** Variables that the middleware sets on the request. */
export interface Variables {
  caller: Caller;
  /** Counts writes of the caller, where it is a customer. @throws Problem 429 rate_limited */
  countWrites: (count: number) => void;
  /** Until when the request is to be answered. */
  deadline: Deadline;
  /** Tells one request's lines in the log from another's. */
  requestId: string;
}

/** A valid token's owner; `fresh` are the tokens that replace the refresh token which the request came with. */
export interface Session {
  readonly customerId: string;
  readonly sessionId: string;
  /** When the access token, fresh or not, ends. */
  readonly expiresAt: Date;
  readonly fresh: Tokens | null;
}

/**
 * Finds the session of a bearer; null for an unknown, expired or revoked token, 'deleted' for one of a deleted account. Commits what it
 * changes before it resolves.
 */
export type Authenticate = (bearer: string, userAgent: string) => Promise<Session | 'deleted' | null>;

const guest: Caller = { role: 'guest', staff: null, customerId: null, sessionId: null, expiresAt: null };

/** Finds the member of staff of a request by the desk's cookie; null where there is none. */
export type FindStaff = (http: Context) => Promise<StaffCaller | null>;

/** Longer than every token of ours: anything above is not looked up. */
const LONGEST_BEARER = 200;

/**
 * Reads who calls. A token that is not valid makes a guest, whom the endpoint itself may refuse. A refresh token is served like
 * an access token, and the answer, whatever it is, carries fresh tokens in its headers.
 */
export function readCaller(deps: Deps, authenticate: Authenticate, findStaff: FindStaff): MiddlewareHandler<{ Variables: Variables }> {
  const isAdmin = guardAdminKey(deps);
  return async (http, next) => {
    http.set('caller', guest);
    if (await isAdmin(http)) {
      http.set('caller', { ...guest, role: 'admin' });
      return next();
    }
    const staff = await findStaff(http);
    if (staff !== null) {
      http.set('caller', { ...guest, role: 'admin', staff });
      return next();
    }
    const bearer = /^Bearer +(\S+) *$/i.exec(http.req.header('authorization') ?? '')?.[1];
    const agent = http.req.header('user-agent') ?? '';
    const found = bearer === undefined || bearer.length > LONGEST_BEARER ? null : await authenticate(bearer, agent);
    const session = found === 'deleted' ? null : found;
    if (found === 'deleted') http.set('caller', { ...guest, isDeleted: true });
    if (session !== null) {
      const { customerId, sessionId, expiresAt } = session;
      http.set('caller', { role: 'customer', staff: null, customerId, sessionId, expiresAt });
    }
    await next();
    if (session === null || session.fresh === null) return;
    http.res.headers.set(accessTokenHeader, session.fresh.token);
    http.res.headers.set(refreshTokenHeader, session.fresh.refresh_token);
    // Devices that signed in before there was this cookie get it here. A logout has just taken it away.
    if (!http.res.headers.has('set-cookie')) rememberDevice(http, deps, session.customerId);
    // Caches may keep a public answer, but not with this customer's tokens on it.
    http.res.headers.set('Cache-Control', 'private, no-store');
  };
}
