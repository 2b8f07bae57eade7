import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createPostgresShop, startSeededPostgres } from '../postgres/support/shop.ts';
import { type FakePushService, startPushService } from '../support/fake-push-service.ts';
import { addAudience } from '../support/push-audience.ts';
import type { Section } from './section.ts';

/** `PUSHES=500` measures fewer. */
const DEVICES = Number(process.env.PUSHES ?? 10_000);
/** Milliseconds in which every push must have gone out. */
const PATIENCE = 30 * 60_000;
const MIB = 2 ** 20;

interface PushFigures {
  /** Milliseconds from the admin's command until the push service accepted the first and the last one. */
  readonly first: number;
  readonly last: number;
  /** Resident bytes of the sending process: idle, and the most that was seen. */
  readonly idle: number;
  readonly most: number;
  /** Pushes that came to a device more than once. */
  readonly doubled: number;
}

export const pushesSection: Section = {
  name: 'pushes',
  title: 'An announcement by push (PostgreSQL, one process sends)',
  run: async () => {
    const { first, last, idle, most, doubled } = await measurePushes();
    return [
      '| | |',
      '|---|--:|',
      `| devices | ${DEVICES} |`,
      `| the command until the first push is accepted | ${first.toFixed(0)} ms |`,
      `| the command until the last push is accepted | ${(last / 1_000).toFixed(1)} s |`,
      `| pushes a second | ${(DEVICES / (last / 1_000)).toFixed(0)} |`,
      `| memory of the sending process, idle | ${(idle / MIB).toFixed(0)} MiB |`,
      `| the most while it sends | ${(most / MIB).toFixed(0)} MiB |`,
      `| devices that were told twice | ${doubled} |`,
      '',
      'Each push is encrypted and signed for its device and goes over TLS. The push service and the database share the machine with the sender.',
    ];
  },
};

/** Announces to everybody. @throws Error when not every push went out in time */
async function measurePushes(): Promise<PushFigures> {
  const postgres = await startSeededPostgres();
  const service = await startPushService();
  const url = await postgres.createDatabase();
  const shop = await createPostgresShop(postgres, { poolSize: 10, url });
  const sender = startSender(service, url);
  try {
    await addAudience(shop.db, DEVICES, service.endpoint);
    const idle = await sender.idle;
    const start = performance.now();
    const answer = await shop.fetch('/api/v1/admin/notifications', {
      method: 'POST',
      headers: { 'x-admin-key': shop.deps.adminKey },
      json: { type: 3, message: { id: 'Kapal berangkat Senin', en: 'The ship leaves on Monday' }, to: 'all' },
    });
    if (!answer.ok) throw new Error(`the announcement was refused: ${await answer.text()}`);
    const accepted = async (count: number) => {
      while (service.accepted.length < count) {
        if (performance.now() - start > PATIENCE) throw new Error(`${service.accepted.length} of ${DEVICES} pushes went out`);
        await new Promise(resolve => setTimeout(resolve, 5));
      }
      return performance.now() - start;
    };
    const first = await accepted(1);
    const last = await accepted(DEVICES);
    return {
      first,
      last,
      idle,
      most: sender.most(),
      doubled: service.accepted.length - new Set(service.accepted.map(({ subscription }) => subscription)).size,
    };
  } finally {
    await sender.end();
    await shop.close();
    await service.close();
    await postgres.stop();
  }
}

/** A process of its own that sends, and what it says of its memory after each run. */
interface Sender {
  /** Resident bytes when it had nothing to send yet. */
  readonly idle: Promise<number>;
  most(): number;
  end(): Promise<void>;
}

function startSender(service: FakePushService, databaseUrl: string): Sender {
  const root = join(import.meta.dirname, '..', '..');
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', join(root, 'tests', 'support', 'push-process.ts')], {
    env: { ...process.env, ...service.env, DATABASE_URL: databaseUrl },
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let most = 0;
  const idle = new Promise<number>((resolve, reject) => {
    if (child.stdout !== null) {
      createInterface(child.stdout).on('line', line => {
        const bytes = Number(/^rss (\d+)/.exec(line)?.[1] ?? 0);
        most = Math.max(most, bytes);
        if (bytes > 0) resolve(bytes);
      });
    }
    child.once('exit', code => reject(new Error(`the sending process ended with ${code}`)));
  });
  idle.catch(() => undefined);
  return {
    idle,
    most: () => most,
    end: () =>
      new Promise(resolve => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}
