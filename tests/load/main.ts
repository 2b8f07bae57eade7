/** `npm run refused-logins -- 100000`: by how much a server's memory grows over so many refused logins. */
import { refusedLogins } from './refused-logins.ts';

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const count = Number(process.argv[2] ?? 100_000);
const { heap, rss, statuses } = await refusedLogins(count);
process.stdout.write(`${count} logins, ${JSON.stringify(statuses)}: heap ${megabytes(heap)}, RSS ${megabytes(rss)} more than before\n`);
