import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Buckets that it has. A shop's own, and another one for a shop that is restored elsewhere. */
const BUCKET = 'shop';
export const OTHER_BUCKET = 'elsewhere';

/**
 * An object storage on loopback in a process of its own, which can be killed or stopped. It ignores conditions and overwrites an object
 * in place, so that nothing about these can be tested by it.
 */
export interface S3Server {
  /** Settings with which a shop keeps its files there. */
  readonly env: Readonly<Record<string, string>>;
  /** Kills the process (SIGKILL): lines end, and no new one is taken. */
  stop(): Promise<void>;
  /** Stops the process (SIGSTOP): the system takes lines for it, and none is answered. */
  freeze(): void;
  /** Answers again after either, on the same port with the same objects. */
  start(): Promise<void>;
  /** Lays small objects into the shop's bucket, past the storage's own interface, which takes seconds for a thousand. */
  fill(names: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Starts an object storage with empty buckets. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'fondasi-s3-'));
  let { child, port } = await spawnStorage(directory, 0);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (hasEnded()) return;
    const ended = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop,
    freeze: () => void child.kill('SIGSTOP'),
    async start() {
      if (hasEnded()) ({ child, port } = await spawnStorage(directory, port));
      else child.kill('SIGCONT');
    },
    async fill(names) {
      for (const name of names) {
        const file = path.join(directory, BUCKET, `${name}._S3rver_object`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, '.');
      }
    },
    async close() {
      await stop();
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** @param port 0: any that is free */
async function spawnStorage(directory: string, port: number): Promise<{ child: ChildProcess; port: number }> {
  const root = path.join(import.meta.dirname, '..', '..');
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'tests/support/s3-process.ts')], {
    cwd: root,
    env: { ...process.env, S3_DIRECTORY: directory, S3_BUCKETS: `${BUCKET},${OTHER_BUCKET}`, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const given = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', line => resolve(Number(line)));
    child.once('exit', code => reject(new Error(`the object storage ended with ${code}`)));
  });
  return { child, port: given };
}
