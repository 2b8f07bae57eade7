import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A line as a phone has it: `latency` milliseconds for a round trip, bytes a second either way; null for a wire. */
export interface Line {
  readonly latency: number;
  readonly down: number;
  readonly up: number;
  /** One request in so many breaks off; none without it. */
  readonly resetEvery?: number;
}

/** 40 kbit/s, a second and a half for a round trip, one request in twenty lost: as far from a mast as a call still works. */
export const VERY_BAD_LINE: Line = { latency: 1_500, down: 5_000, up: 5_000, resetEvery: 20 };

export interface SlowLine {
  readonly url: string;
  /** Bytes that the browser has been sent so far. */
  received(): number;
  /** From now on; `cut` refuses every connection and breaks those that are open. */
  set(line: Line | null | 'cut'): void;
  /** Carries nothing for so many milliseconds; what was under way comes after them. */
  silence(milliseconds: number): void;
  stop(): Promise<void>;
}

type Way = 'down' | 'up';

/** About what one packet carries, so that several answers share the line. */
const PACKET = 1_400;

/** Stands between a browser, with all its workers, and a server. All connections share the line; setting one up costs nothing. */
export async function startSlowLine(target: string): Promise<SlowLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let line: Line | null | 'cut' = null;
  let received = 0;
  let requests = 0;
  const freeAt = { down: 0, up: 0 };
  const waiting: Record<Way, [to: Socket, packet: Buffer][]> = { down: [], up: [] };
  const isCarrying = { down: false, up: false };
  const underWay = new WeakMap<Socket, Buffer[]>();

  function send(to: Socket, data: Buffer, way: Way): void {
    if (way === 'down') received += data.length;
    for (let start = 0; start < data.length; start += PACKET) waiting[way].push([to, data.subarray(start, start + PACKET)]);
    void carry(way);
  }

  /** One packet after the other. Those of an answer that the browser gave up wait no more, and take nothing of the line. */
  async function carry(way: Way): Promise<void> {
    if (isCarrying[way]) return;
    isCarrying[way] = true;
    freeAt[way] = Math.max(performance.now(), freeAt[way]);
    for (let next = waiting[way].shift(); next !== undefined; next = waiting[way].shift()) {
      const [to, packet] = next;
      if (!to.writable) continue;
      if (line !== null && line !== 'cut') freeAt[way] += (packet.length / line[way]) * 1_000;
      // Timers are late by a millisecond: the packets after them make up for it. A silence may begin meanwhile.
      while (line !== null && freeAt[way] - performance.now() >= 1) await sleep(freeAt[way] - performance.now());
      arrive(to, packet);
    }
    isCarrying[way] = false;
  }

  /** Half a round trip later. Timers a millisecond apart end in any order: each hands over the packet that has waited longest. */
  function arrive(to: Socket, packet: Buffer): void {
    const queue = underWay.get(to) ?? [];
    underWay.set(to, queue);
    queue.push(packet);
    const handOver = () => {
      const next = queue.shift();
      if (next !== undefined && to.writable) to.write(next);
    };
    if (line !== null && line !== 'cut') setTimeout(handOver, line.latency / 2);
    else while (queue.length > 0) handOver();
  }

  const server = createServer(client => {
    if (line === 'cut') return void client.destroy();
    const origin = connect(Number(port), hostname);
    for (const [from, to, way] of [
      [client, origin, 'up'],
      [origin, client, 'down'],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('data', data => {
        if (way === 'up') requests += 1;
        const isLost = way === 'up' && line !== null && line !== 'cut' && requests % (line.resetEvery ?? Number.POSITIVE_INFINITY) === 0;
        if (isLost) client.resetAndDestroy();
        else send(to, data, way);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        setTimeout(() => to.destroy(), 1_000);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    received: () => received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next) {
      line = next;
      if (next === 'cut') for (const socket of sockets) socket.destroy();
    },
    silence(milliseconds) {
      const end = performance.now() + milliseconds;
      for (const way of ['down', 'up'] as const) freeAt[way] = Math.max(freeAt[way], end);
    },
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
