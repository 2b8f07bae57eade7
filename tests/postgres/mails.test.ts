import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { customers } from '#server/db/schema/customers.ts';
import { mails } from '#server/db/schema/mail.ts';
import { queueMails } from '#server/modules/mail/service.ts';
import { LANES } from '#server/modules/mail/smtp.ts';
import type { Postgres } from '#tests/support/postgres.ts';
import { type FakeMailbox, startSmtpServer } from '#tests/support/smtp-server.ts';
import { createPostgresShop, type PostgresShop, startSeededPostgres } from './support/shop.ts';

/** Mails; `MAILS=2000` sends more. */
const MAILS = Number(process.env.MAILS ?? 120);
const HOUR = 3_600_000;

let postgres: Postgres;
let shop: PostgresShop;
let mailbox: FakeMailbox;
const processes: ChildProcess[] = [];
beforeAll(async () => {
  postgres = await startSeededPostgres();
  mailbox = await startSmtpServer();
});
afterEach(async () => {
  for (const each of processes.splice(0)) await killed(each);
  await shop.close();
});
afterAll(async () => {
  await mailbox.close();
  await postgres.stop();
});

/** Starts a process of its own that sends. */
function startProcess(databaseUrl: string, clockAhead: number): ChildProcess {
  const root = join(import.meta.dirname, '..', '..');
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'tests/support/mail-process.ts')], {
    env: { ...process.env, ...mailbox.env, DATABASE_URL: databaseUrl, CLOCK_AHEAD: String(clockAhead) },
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  processes.push(child);
  return child;
}

function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise(resolve => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

it(`of ${MAILS} mails none is lost when processes are killed, and only one whose acceptance no process could write down comes twice`, async () => {
  const url = await postgres.createDatabase();
  shop = await createPostgresShop(postgres, { url });
  const rows = await shop.db
    .insert(customers)
    .values(Array.from({ length: MAILS }, (_, number) => ({ name: `Pembeli ${number}`, email: `p${number}@fondasi.test`, phone: '' })))
    .returning({ id: customers.id, email: customers.email });
  await queueMails(
    shop.db,
    { config: { mail: { smtpUrl: '', from: '' } }, at: new Date() },
    ...rows.map(({ id, email }) => ({ kind: 'password_changed', to: email, customerId: id, language: 'id' }) as const),
  );
  const inState = async (state: 'waiting' | 'sending' | 'sent' | 'given_up') =>
    (await shop.db.select({ mails: count() }).from(mails).where(eq(mails.state, state)))[0]?.mails ?? 0;

  // Twice a process is killed while the server holds a whole batch of its mails: accepted, and not answered yet.
  const doubtful = new Set<string>();
  for (const [turn, kill] of [7 * LANES, 15 * LANES].entries()) {
    let held = 0;
    mailbox.answerMessages(({ messageId }) => {
      if (mailbox.accepted.length < kill) return null;
      held += 1;
      doubtful.add(messageId);
      return 'silence';
    });
    const child = startProcess(url, turn * HOUR);
    await vi.waitFor(() => expect(held).toBe(LANES), { timeout: 60_000, interval: 20 });
    await killed(child);
    expect(await inState('sending')).toBe((turn + 1) * LANES);
  }
  mailbox.answerMessages(() => null);
  // Two at once, which share what is left and what the killed ones held.
  startProcess(url, 2 * HOUR);
  startProcess(url, 2 * HOUR);
  await vi.waitFor(async () => expect(await inState('sent')).toBe(MAILS), { timeout: 60_000, interval: 100 });

  const times = new Map<string, number>();
  for (const { messageId } of mailbox.accepted) times.set(messageId, (times.get(messageId) ?? 0) + 1);
  expect(times.size).toBe(MAILS);
  expect(doubtful.size).toBe(2 * LANES);
  expect([...times].filter(([, came]) => came > 1).map(([id]) => id)).toEqual([...doubtful]);
  expect([...times].filter(([, came]) => came > 2)).toEqual([]);
});
