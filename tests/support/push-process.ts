/**
 * A process that tells broadcasts and sends pushes for the shop at DATABASE_URL, as the server's clock does, until it is killed.
 * CLOCK_AHEAD: milliseconds by which its clock is ahead, so that a test needs not wait for a killed process's claims to end.
 */
import { readConfig } from '#server/config.ts';
import { openPostgres } from '#server/db/open.ts';
import { continueBroadcasts } from '#server/modules/broadcasts/service.ts';
import { createSender, postOf } from '#server/modules/push/sender.ts';

const config = readConfig(process.env);
const { db } = await openPostgres(config.databaseUrl ?? '');
const deps = {
  db,
  config,
  now: () => new Date(Date.now() + Number(process.env.CLOCK_AHEAD ?? 0)),
  secret: new Uint8Array(32).fill(7),
  adminKey: '',
  log: (line: string) => void process.stdout.write(`${line}\n`),
};
const post = postOf(deps);
const sender = createSender(deps, async (target, message) => {
  const outcome = await post(target, message);
  // It may have been accepted all the same: the test must know which were.
  if (outcome.status === 0) process.stdout.write(`unanswered ${target.endpoint}\n`);
  return outcome;
});
/** @returns how many were sent; none where the database did not answer, as in the server, whose clock comes again */
async function round(): Promise<number> {
  try {
    await continueBroadcasts(deps);
    return await sender.run();
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    return 0;
  }
}

for (;;) {
  const sent = await round();
  // Memory for the bench; also tells the test that it works.
  process.stdout.write(`rss ${process.memoryUsage().rss} sent ${sent}\n`);
  if (sent === 0) await new Promise(resolve => setTimeout(resolve, 100));
}
