import type { AuditEntry } from '#contract/staff.ts';
import type { Executor } from '#server/db/client.ts';
import { selectAudit } from './store.ts';

/** What the shop's own people changed, or tried without the right to it, latest first. */
export async function readAudit(db: Executor, query: Parameters<typeof selectAudit>[1]): Promise<{ entries: AuditEntry[]; total: number }> {
  const { rows, total } = await selectAudit(db, query);
  const entries = rows.map(({ staffId: _staff, at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { entries, total };
}
