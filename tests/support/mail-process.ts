/**
 * A process that sends the mails of the shop at DATABASE_URL, as the server's clock does, until it is killed.
 * CLOCK_AHEAD: milliseconds by which its clock is ahead, so that a test needs not wait for a killed process's claims to end.
 */
import { startClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { openPostgres } from '#server/db/open.ts';
import { openFiles } from '#server/files/open.ts';
import { createMailSender } from '#server/modules/mail/sender.ts';

const config = readConfig(process.env);
const { db } = await openPostgres(config.databaseUrl ?? '');
const log = (line: string) => void process.stdout.write(`${line}\n`);
const now = () => new Date(Date.now() + Number(process.env.CLOCK_AHEAD ?? 0));
const sender = createMailSender({ db, config, files: await openFiles(config), now, secret: new Uint8Array(32).fill(7), adminKey: '', log });
startClock([{ name: 'mails', every: 50, run: () => sender.run() }], { log });
// The clock's timers alone keep no process alive.
setInterval(() => undefined, 60_000);
