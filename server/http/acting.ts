import { insertAudit } from '#server/db/audit.ts';
import type { Executor } from '#server/db/client.ts';
import type { Caller } from './session.ts';

/** Characters of what was sent that an audit row keeps. */
const LONGEST_DETAIL = 2_000;
/** Fields of which nothing is kept. */
const SECRET = /password|code|token|secret/i;

/** The name under which one of the shop's own people acts: staff by their own, the key by the one that it gives. */
export function personOf({ staff }: Caller, body: unknown): string {
  if (staff !== null) return staff.name;
  const given = typeof body === 'object' && body !== null && 'person' in body ? body.person : undefined;
  return typeof given === 'string' && given !== '' ? given : 'shop';
}

/** The body of a write as its member of staff may send it: staff acts under no other name than its own. */
export function signed({ staff }: Caller, body: unknown): unknown {
  return staff !== null && typeof body === 'object' && body !== null && 'person' in body ? { ...body, person: staff.name } : body;
}

interface Act {
  readonly caller: Caller;
  readonly person: string;
  readonly method: string;
  /** As it was called, below `/api`. */
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
  readonly at: Date;
}

/** Notes what one of the shop's own people did, in the transaction of its effect; or what they tried without the right to it. */
export async function audit(tx: Executor, { caller: { staff }, body, ...act }: Act): Promise<void> {
  const detail = body === undefined || body === null ? '' : (JSON.stringify(body, hidden) ?? '').slice(0, LONGEST_DETAIL);
  await insertAudit(tx, { ...act, staffId: staff?.id ?? null, role: staff?.role ?? null, detail });
}

function hidden(name: string, value: unknown): unknown {
  if (SECRET.test(name)) return '…';
  if (value instanceof Blob) return `${value.type}, ${value.size} bytes`;
  // A whole catalogue would fill the table.
  return typeof value === 'string' && value.length > 300 ? `${value.slice(0, 300)}…` : value;
}
