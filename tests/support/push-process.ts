/**
 * A process that tells broadcasts and sends pushes for the shop at DATABASE_URL, as the server's clock does, until it is killed.
 * CLOCK_AHEAD: milliseconds by which its clock is ahead, so that a test needs not wait for a killed process's claims to end.
 */
import { startClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { openPostgres } from '#server/db/open.ts';
import { openFiles } from '#server/files/open.ts';
import { continueBroadcasts } from '#server/modules/broadcasts/service.ts';
import { createSender, postOf } from '#server/modules/push/sender.ts';

const config = readConfig(process.env);
const { db } = await openPostgres(config.databaseUrl ?? '');
const deps = {
  db,
  config,
  files: await openFiles(config),
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
const failed = (line: string) => void process.stderr.write(`${line}\n`);
// The server's own clock, which runs both at once and comes again where the database did not answer.
startClock(
  [
    { name: 'broadcasts', every: 100, run: () => continueBroadcasts(deps) },
    { name: 'pushes', every: 100, run: () => sender.run() },
  ],
  { log: failed },
);
// Memory for the bench.
setInterval(() => void process.stdout.write(`rss ${process.memoryUsage().rss}\n`), 100);
