/** `npm run generated-requests -- 200000 [seed]`: what the API answers to requests made of its own description. */
import { generatedRequests } from './generated-requests.ts';

const count = Number(process.argv[2] ?? 200_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
process.stdout.write(`${count} requests, seed ${seed}\n`);
const { surprises, statuses } = await generatedRequests(count, seed);
for (const { request, answer } of surprises) process.stdout.write(`${request}\n  ${answer}\n`);
process.stdout.write(`${JSON.stringify(statuses)}, ${surprises.length} surprises\n`);
process.exit(surprises.length === 0 ? 0 : 1);
