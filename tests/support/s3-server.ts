import crypto from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'shop';

/**
 * The storage makes the marks of its lists' pages by DES, which OpenSSL 3 has no more; triple DES with one key three times is the same.
 * No other part of a test asks for it.
 */
function bringBackDes(): void {
  const { createCipheriv, createDecipheriv } = crypto;
  const thrice = (key: Buffer) => Buffer.concat([key, key, key]);
  const replace = <Make extends typeof createCipheriv | typeof createDecipheriv>(make: Make) =>
    ((name: string, key: Buffer, ...rest: [Buffer]) =>
      name === 'des' ? make('des-ede3-cbc', thrice(key), ...rest) : make(name, key, ...rest)) as Make;
  crypto.createCipheriv = replace(createCipheriv);
  crypto.createDecipheriv = replace(createDecipheriv);
}

/**
 * An object storage on loopback, and the line to it, which can be cut or fall silent. The storage takes any key and ignores conditions, so
 * that nothing about them can be tested by it.
 */
export interface S3Server {
  /** Settings with which a shop keeps its files there. */
  readonly env: Readonly<Record<string, string>>;
  /** Ends all lines and takes no new one, as a storage that is stopped. */
  stop(): Promise<void>;
  /** Takes lines and answers none of them. */
  freeze(): void;
  /** Answers again after either. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Starts an object storage with one empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  bringBackDes();
  const directory = await mkdtemp(path.join(tmpdir(), 'fondasi-s3-'));
  const storage = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: BUCKET, configs: [] }] });
  const { port: storagePort } = await storage.run();
  let isFrozen = false;
  const lines = new Set<Socket>();
  const track = (socket: Socket) => {
    lines.add(socket);
    // A cut line is what is tested; who holds the other end hears of it.
    socket.on('error', () => undefined).on('close', () => lines.delete(socket));
    return socket;
  };
  const cut = () => {
    for (const socket of lines) socket.destroy();
  };
  const open = () =>
    createServer(near => {
      track(near);
      if (isFrozen) return;
      const far = track(connect(storagePort, '127.0.0.1'));
      near.pipe(far).pipe(near);
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    });
  let front = open();
  const listen = (port: number) => new Promise<void>(resolve => front.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = front.address() as AddressInfo;
  const stop = async () => {
    if (!front.listening) return;
    const ended = new Promise(resolve => front.close(resolve));
    cut();
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
    freeze() {
      isFrozen = true;
      cut();
    },
    async start() {
      isFrozen = false;
      await stop();
      front = open();
      await listen(port);
    },
    async close() {
      await stop();
      await storage.close();
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
