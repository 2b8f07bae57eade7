import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loopbackCertificate } from './certificate.ts';

/** A push as it came over the line. */
export interface ReceivedPush {
  /** The part of the endpoint that names the subscription. */
  readonly subscription: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** How the service answers; null: it stays silent until the sender gives up. */
export type PushAnswer = { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | null;

/** A push service on loopback with TLS, as the ones that browsers name. */
export interface FakePushService {
  /** Endpoint of a subscription's name. */
  endpoint(name: string): string;
  /** Everything that was asked of it, also what it refused. */
  readonly received: readonly ReceivedPush[];
  /** The pushes that it accepted, once for each acceptance. Of those of one subscription and topic a device that is off gets the last one only. */
  readonly accepted: readonly ReceivedPush[];
  /** Environment with which a shop sends there: its host and port are allowed, its certificate trusted. */
  readonly env: Readonly<Record<string, string>>;
  /** Decides each answer; everything is accepted until this is called. */
  answerWith(answer: (push: ReceivedPush) => PushAnswer): void;
  close(): Promise<void>;
}

const created: PushAnswer = { status: 201 };

/** Starts a push service on a free port, with a certificate made for it. */
export async function startPushService(): Promise<FakePushService> {
  const { key, cert } = loopbackCertificate();
  const folder = mkdtempSync(join(tmpdir(), 'fondasi-push-'));
  const caFile = join(folder, 'ca.pem');
  writeFileSync(caFile, cert);
  const received: ReceivedPush[] = [];
  const accepted: ReceivedPush[] = [];
  let answer: (push: ReceivedPush) => PushAnswer = () => created;
  const server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', chunk => chunks.push(chunk));
    request.on('end', () => {
      const push = { subscription: (request.url ?? '').slice('/push/'.length), headers: request.headers, body: Buffer.concat(chunks) };
      received.push(push);
      const given = answer(push);
      if (given === null) return;
      if (given.status < 300) accepted.push(push);
      response.writeHead(given.status, given.headers).end();
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: name => `https://127.0.0.1:${port}/push/${name}`,
    received,
    accepted,
    env: { PUSH_SERVICES: `127.0.0.1:${port}`, PUSH_CA_FILE: caFile },
    answerWith: next => {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
