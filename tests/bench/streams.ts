import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import type { Section } from './section.ts';
import { quantile } from './statistics.ts';

const CUSTOMERS = 50;
/** As many as the shop allows one customer. */
const DEVICES = 10;
const ROUNDS = 30;
const PAGE = 4_096;

/** Measures the memory of open event streams, and how soon an update reaches the right ones. */
interface StreamFigures {
  readonly clients: number;
  /** Resident memory of the process for one more stream, in KiB; null where the system does not tell. */
  readonly kibPerClient: number | null;
  /** Milliseconds from the request that changes something until all devices of its customer have heard. */
  readonly median: number;
  readonly p95: number;
  /** Messages that reached another customer. */
  readonly strays: number;
}

interface Device {
  changes: number;
  readonly line: ClientRequest;
}

export const streamsSection: Section = {
  name: 'streams',
  title: 'Streams of events',
  run: async shop => {
    const { clients, kibPerClient, median, p95, strays } = await measureStreams(shop);
    return [
      '| | |',
      '|---|--:|',
      `| open streams, of ${CUSTOMERS} customers | ${clients} |`,
      `| memory of the shop for one more | ${kibPerClient === null ? 'unknown' : `${kibPerClient.toFixed(1)} KiB`} |`,
      `| a cart edit until all ${DEVICES} devices of its customer know, median | ${median.toFixed(0)} ms |`,
      `| the same, p95 | ${p95.toFixed(0)} ms |`,
      `| messages that reached another customer | ${strays} |`,
    ];
  },
};

/** Opens 500 streams and changes carts among them. @throws Error when a stream is refused or an update does not arrive */
async function measureStreams(shop: { readonly url: string; readonly pid: number }): Promise<StreamFigures> {
  const variant = await someVariant(shop.url);
  const tokens: string[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) tokens.push(await register(shop.url));
  // The first streams allocate memory for good, which is not counted for a client.
  const warm = await openStream(shop.url, tokens[0] ?? '');
  await setCart(shop.url, tokens[0] ?? '', variant, 1);
  warm.line.destroy();
  const before = residentBytes(shop.pid);
  const devices: Device[][] = [];
  for (const token of tokens) devices.push(await Promise.all(Array.from({ length: DEVICES }, () => openStream(shop.url, token))));
  const after = residentBytes(shop.pid);
  const clients = CUSTOMERS * DEVICES;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [token, own] = [tokens[round % CUSTOMERS] ?? '', devices[round % CUSTOMERS] ?? []];
    const start = performance.now();
    await setCart(shop.url, token, variant, round + 2);
    while (own.some(device => device.changes < 1)) {
      if (performance.now() - start > 10_000) throw new Error('an update did not reach every device of its customer');
      await new Promise(resolve => setTimeout(resolve, 1));
    }
    times.push(performance.now() - start);
    for (const device of own) device.changes -= 1;
  }
  const strays = devices.flat().reduce((sum, { changes }) => sum + Math.abs(changes), 0);
  for (const { line } of devices.flat()) line.destroy();
  return {
    clients,
    kibPerClient: before === null || after === null ? null : (after - before) / 1_024 / clients,
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    strays,
  };
}

function openStream(url: string, token: string): Promise<Device> {
  return new Promise((resolve, reject) => {
    const line = request(`${url}/api/v1/events/stream`, { agent: false, headers: { Authorization: `Bearer ${token}` } }, answer => {
      if (answer.statusCode !== 200) return reject(new Error(`a stream was refused: ${answer.statusCode}`));
      const device: Device = { changes: 0, line };
      answer.on('data', chunk => {
        device.changes += String(chunk).split('event: change').length - 1;
        resolve(device);
      });
      answer.on('error', () => undefined);
    });
    line.on('error', reject);
    line.end();
  });
}

async function call<Data>(url: string, path: string, init: RequestInit): Promise<Data> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), ...init.headers };
  const answer = await fetch(`${url}/api/v1${path}`, { ...init, headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const { data }: { data: Data } = await answer.json();
  return data;
}

async function register(url: string): Promise<string> {
  const password = 'Fondasi2025';
  const body = JSON.stringify({
    name: 'Pelanggan',
    email: `${randomUUID()}@contoh.test`,
    phone: '081234567890',
    password,
    password_confirmation: password,
    terms_agreed: true,
  });
  const { token } = await call<{ token: string }>(url, '/register', { method: 'POST', body });
  return token;
}

async function someVariant(url: string): Promise<string> {
  const { variants } = await call<{ variants: { id: string }[] }>(url, '/products/perekat-keramik-dinding-watukarsa-anti-turun', {});
  return variants[0]?.id ?? '';
}

async function setCart(url: string, token: string, product_variant_id: string, quantity: number): Promise<void> {
  const body = JSON.stringify({ items: [{ product_variant_id, quantity }] });
  await call(url, '/orders/cart/', { method: 'POST', body, headers: { Authorization: `Bearer ${token}` } });
}

function residentBytes(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE;
  } catch {
    return null;
  }
}
