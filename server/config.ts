import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from './config-error.ts';
import { readPushServices } from './push-services.ts';
import { readSignIn, type SignInConfig } from './sign-in-config.ts';

/** The folder that holds package.json: migrations and region packs are read from it, whether bundled or not. */
export const packageRoot = (() => {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) return process.cwd();
    folder = parent;
  }
  return folder;
})();

/** 'demo': the sample shop, with customers whose password is published, invented reviews and sales; 'empty': no word of it. */
type Seed = 'demo' | 'empty';

/** The configuration, read from the environment. Minutes are whole minutes, but for those of an access token. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Absolute; holds the embedded database, keys, uploads and resized pictures. */
  readonly dataDir: string;
  /** Bytes that must stay free on the disk under `dataDir`; below that nothing is written. 0: none. */
  readonly diskReserve: number;
  /** Milliseconds after which a process whose main loop is stuck ends itself; 0: never. */
  readonly watchdogPatience: number;
  /** Unset: PGlite in `dataDir`. */
  readonly databaseUrl: string | null;
  /** How a database that is new gets filled; one that was filled before stays as it is. */
  readonly seed: Seed;
  /** Address that customers use, without a trailing slash. */
  readonly publicUrl: string;
  readonly paymentDeadlineMinutes: number;
  readonly accessTokenMinutes: number;
  readonly refreshTokenDays: number;
  /** Limits on sign-in attempts and the like; switched off only by tests that measure something else. */
  readonly isRateLimited: boolean;
  /** How many reverse proxies of the operator stand in front, one behind the other: by their X-Forwarded-For customers are told apart. */
  readonly proxies: number;
  /** The kill switch: browsers get a worker that removes itself and its caches, and pages that want none. */
  readonly isWorkerOff: boolean;
  /** Push services besides the large browsers', each as 'host:port'. */
  readonly pushServices: readonly string[];
  /** A file with certificates (PEM) that push services are trusted by besides the usual ones; null: none. */
  readonly pushCaFile: string | null;
  readonly signIn: SignInConfig;
}

/**
 * Reads the configuration.
 * @throws ConfigError with the variable's name when a value is not what it must be
 */
export function readConfig(env: Env): Config {
  const port = whole(env, 'PORT', 3000, 0, 65_535);
  const host = env.HOST ?? '127.0.0.1';
  const databaseUrl = env.DATABASE_URL || null;
  const publicUrl = (env.PUBLIC_URL ?? `http://${reachable(host)}:${port}`)
    .replace(/^https?:/i, scheme => scheme.toLowerCase())
    .replace(/\/+$/, '');
  return {
    host,
    port,
    dataDir: path.resolve(env.DATA_DIR ?? '.data'),
    diskReserve: whole(env, 'DISK_RESERVE_MB', 200, 0, 1_000_000) * 1_048_576,
    watchdogPatience: whole(env, 'WATCHDOG_SECONDS', 30, 0, 86_400) * 1_000,
    databaseUrl,
    seed: readSeed(env, databaseUrl === null && !publicUrl.startsWith('https:')),
    publicUrl,
    paymentDeadlineMinutes: whole(env, 'PAYMENT_DEADLINE_MINUTES', 1_440, 1, 100_000),
    accessTokenMinutes: minutes(env, 'ACCESS_TOKEN_MINUTES', 15, 0.01, 1_440),
    refreshTokenDays: whole(env, 'REFRESH_TOKEN_DAYS', 60, 1, 400),
    isRateLimited: env.RATE_LIMITS !== 'off',
    proxies: whole(env, 'TRUST_PROXY', 0, 0, 10),
    isWorkerOff: env.WORKER === 'off',
    pushServices: readPushServices(env.PUSH_SERVICES ?? ''),
    pushCaFile: env.PUSH_CA_FILE || null,
    signIn: readSignIn(env),
  };
}

/** An address that listens on everything is not one to go to. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

type Env = Readonly<Record<string, string | undefined>>;

/** @param isTrial whether the shop looks like one that is tried out on one machine, so that the demo customers harm no real one */
function readSeed(env: Env, isTrial: boolean): Seed {
  const seed = env.SEED || (isTrial ? 'demo' : 'empty');
  if (seed !== 'demo' && seed !== 'empty') throw new ConfigError(`SEED must be 'demo' or 'empty', not '${seed}'`);
  return seed;
}

function whole(env: Env, name: string, fallback: number, minimum: number, maximum: number): number {
  const value = Number(env[name] || fallback);
  if (!Number.isInteger(value) || value < minimum || value > maximum) {
    throw new ConfigError(`${name} must be a whole number from ${minimum} to ${maximum}, not '${env[name]}'`);
  }
  return value;
}

/** Fractions count: a token of a few seconds shows at once what happens when it is over. */
function minutes(env: Env, name: string, fallback: number, minimum: number, maximum: number): number {
  const value = Number(env[name] || fallback);
  if (!(value >= minimum && value <= maximum)) {
    throw new ConfigError(`${name} must be a number from ${minimum} to ${maximum}, not '${env[name]}'`);
  }
  return value;
}
