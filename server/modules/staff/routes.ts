import {
  acceptInvitationEndpoint,
  auditEndpoint,
  beginSecondFactorEndpoint,
  confirmSecondFactorEndpoint,
  endStaffSessionEndpoint,
  inviteStaffEndpoint,
  removeSecondFactorEndpoint,
  resetStaffEndpoint,
  setStaffEndpoint,
  staffListEndpoint,
  staffLoginEndpoint,
  staffLogoutEndpoint,
  staffSelfEndpoint,
  staffSessionsEndpoint,
} from '#contract/staff.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import type { Limit } from '#server/http/rate-limit.ts';
import { type Api, route } from '#server/http/route.ts';
import { type Caller, type StaffCaller, staffOf } from '#server/http/session.ts';
import { sharedLimiter } from '#server/http/shared-limit.ts';
import { hashPassword } from '../customers/password.ts';
import { isId } from '../orders/reading.ts';
import { readAudit } from './audit.ts';
import * as service from './service.ts';
import { endSession, forgetCookie, listSessions, startSession } from './sessions.ts';

const QUARTER_HOUR = 15 * 60_000;
/** Wrong passwords and codes of one account, and of all from one address: staff is few, and an owner can invite anew. */
const ofAccount: Limit = { events: 10, window: QUARTER_HOUR };
const ofAddress: Limit = { events: 50, window: QUARTER_HOUR };

/** Mounts the desk's sign-in, and what owners do with staff. */
export function mountStaff(api: Api, deps: Deps): void {
  const limiter = sharedLimiter(deps);
  const self = ({ http }: { http: { get(name: 'caller'): Caller } }): StaffCaller => staffOf(http);
  /** Counts an attempt before it is made, so that attempts at the same time can't pass together; a right one is not counted. */
  const guarded = async <Result>(names: Readonly<Record<string, Limit>>, attempt: () => Promise<Result>): Promise<Result> => {
    const taken = await limiter.take(names);
    try {
      const result = await attempt();
      await taken.giveBack();
      return result;
    } catch (error) {
      const isQuestion = error instanceof Problem && error.code === 'second_factor_required';
      if (isQuestion || !(error instanceof Problem && [401, 410].includes(error.status))) await taken.giveBack();
      throw error;
    }
  };
  const unkeyed = { isUnkeyed: true };

  route(
    api,
    deps,
    staffLoginEndpoint,
    ({ body, http }) =>
      guarded(
        { [`desk of ${body.email.toLowerCase()}`]: ofAccount, [`desk from ${clientAddress(http, deps.config)}`]: ofAddress },
        async () => {
          const { id } = await service.provenStaff(deps.db, body);
          return deps.db.transaction(async tx => {
            await service.takeCode(tx, deps, id, body.code);
            await startSession(tx, deps, http, id);
            return service.readSelf(tx, id);
          });
        },
      ),
    unkeyed,
  );
  route(
    api,
    deps,
    acceptInvitationEndpoint,
    ({ body, http }) =>
      guarded({ [`invitation from ${clientAddress(http, deps.config)}`]: ofAddress }, async () => {
        const hash = await hashPassword(body.password);
        return deps.db.transaction(async tx => {
          const id = await service.acceptInvitation(tx, body.token, hash, deps.now());
          await startSession(tx, deps, http, id);
          return service.readSelf(tx, id);
        });
      }),
    unkeyed,
  );
  route(api, deps, staffSelfEndpoint, call => service.readSelf(call.db, self(call).id));
  route(api, deps, staffSessionsEndpoint, call => listSessions(call.db, self(call), deps.now()));
  route(
    api,
    deps,
    staffLogoutEndpoint,
    async call => {
      const { id, sessionId } = self(call);
      await endSession(deps.db, id, sessionId);
      forgetCookie(call.http, deps);
      return {};
    },
    unkeyed,
  );
  route(
    api,
    deps,
    endStaffSessionEndpoint,
    async call => {
      const id = call.params.id ?? '';
      if (!isId(id) || !(await endSession(deps.db, self(call).id, id))) throw notFound('session');
      return {};
    },
    unkeyed,
  );
  const guardedSelf = <Result>(id: string, attempt: () => Promise<Result>) => guarded({ [`second factor of ${id}`]: ofAccount }, attempt);
  route(
    api,
    deps,
    beginSecondFactorEndpoint,
    call => {
      const { id } = self(call);
      return guardedSelf(id, () => service.beginSecondFactor(deps, { id, ...call.body }));
    },
    unkeyed,
  );
  route(
    api,
    deps,
    confirmSecondFactorEndpoint,
    call => {
      const { id } = self(call);
      return guardedSelf(id, () => deps.db.transaction(tx => service.confirmSecondFactor(tx, deps, { id, ...call.body })));
    },
    unkeyed,
  );
  route(
    api,
    deps,
    removeSecondFactorEndpoint,
    call => {
      const { id } = self(call);
      return guardedSelf(id, async () => {
        await deps.db.transaction(tx => service.removeSecondFactor(tx, deps, { id, ...call.body }));
        return {};
      });
    },
    unkeyed,
  );
  route(api, deps, staffListEndpoint, ({ db }) => service.listStaff(db));
  // An answer that is kept for repetitions must not hold a link that signs a member of staff in.
  const again = ({ db }: { db: Executor }, id: string) => service.renewInvitation(db, deps, id);
  route(api, deps, inviteStaffEndpoint, ({ db, body }) => service.inviteStaff(db, deps, body), { again });
  route(api, deps, setStaffEndpoint, ({ db, params, body }) => service.setStaff(db, params.id ?? '', body));
  route(api, deps, resetStaffEndpoint, ({ db, params }) => service.resetStaff(db, deps, params.id ?? ''), { again });
  route(api, deps, auditEndpoint, ({ db, query }) => readAudit(db, query));
}
