import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { ConfigError } from './config-error.ts';
import { readOrigins } from './http/cross-origin.ts';
import { readTrustedProxies, type TrustedProxies } from './http/trusted-proxies.ts';
import { misspelled } from './misspelled.ts';
import { readPushServices } from './push-services.ts';
import {
  decimal,
  mailSender,
  oneOf,
  onOff,
  optionalText,
  readBy,
  secretAddress,
  secretBytes,
  textOr,
  webAddress,
  whole,
} from './settings.ts';
import type { SignInConfig } from './sign-in-config.ts';

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
  /** Other origins whose pages may call the API. */
  readonly allowedOrigins: readonly string[];
  readonly paymentDeadlineMinutes: number;
  readonly accessTokenMinutes: number;
  readonly refreshTokenDays: number;
  /** Limits on sign-in attempts and the like; switched off only by tests that measure something else. */
  readonly isRateLimited: boolean;
  /** The operator's reverse proxies: by their X-Forwarded-For customers are told apart. */
  readonly proxies: TrustedProxies;
  /** Connections to PostgreSQL at most. */
  readonly databasePool: number;
  /** The kill switch: browsers get a worker that removes itself and its caches, and pages that want none. */
  readonly isWorkerOff: boolean;
  /** The shop's secret; null: the one in `dataDir`. */
  readonly secret: Uint8Array | null;
  /** Push services besides the large browsers', each as 'host:port'. */
  readonly pushServices: readonly string[];
  /** A file with certificates (PEM) that push services are trusted by besides the usual ones; null: none. */
  readonly pushCaFile: string | null;
  readonly signIn: SignInConfig;
  /** Null: the shop sends no mail. */
  readonly mail: MailConfig | null;
  /** Null: files lie in `dataDir`. */
  readonly s3: S3Config | null;
  readonly log: LogConfig;
  /** Where Prometheus finds the figures of this process; null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Milliseconds for which an order to stop is shown by `/api/ready` before anything is refused, so that a balancer has seen it. */
  readonly stopDelay: number;
}

/** What the process writes to its log, and how. */
interface LogConfig {
  /** 'text': a line to read; 'json': an object a line. Null: text on a terminal, else JSON. */
  readonly format: 'text' | 'json' | null;
  readonly level: 'info' | 'warn' | 'error';
  /** Whether each answered request gets a line. */
  readonly requests: boolean;
}

/** A bucket for the shop's files. */
export interface S3Config {
  /** Such as 'https://s3.example', without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** How mail leaves the shop. */
export interface MailConfig {
  /** `smtp://` or `smtps://`, with user and password where the mail server asks for them. */
  readonly smtpUrl: string;
  /** Sender, such as 'Fondasi <toko@fondasi.example>'. */
  readonly from: string;
}

/** Every setting that the environment may hold, what each must be, and what it is where it is not set. */
const EnvironmentSchema = v.object({
  HOST: textOr('127.0.0.1'),
  PORT: whole(3000, 0, 65_535),
  PUBLIC_URL: webAddress,
  ALLOWED_ORIGINS: readBy(readOrigins),
  DATA_DIR: textOr('.data'),
  DATABASE_URL: secretAddress('postgres://', 'postgresql://'),
  DATABASE_POOL: whole(10, 2, 200),
  SEED: oneOf('demo', 'empty'),
  DISK_RESERVE_MB: whole(200, 0, 1_000_000),
  WATCHDOG_SECONDS: whole(30, 0, 86_400),
  TRUST_PROXY: readBy(readTrustedProxies),
  SECRET: secretBytes,
  // Its length is checked with the key file's, see keys.ts.
  ADMIN_KEY: optionalText,
  PAYMENT_DEADLINE_MINUTES: whole(1_440, 1, 100_000),
  // A token of a few seconds shows at once what happens when it is over.
  ACCESS_TOKEN_MINUTES: decimal(15, 0.01, 1_440),
  REFRESH_TOKEN_DAYS: whole(60, 1, 400),
  RATE_LIMITS: onOff(true),
  WORKER: onOff(true),
  PUSH_SERVICES: readBy(readPushServices),
  PUSH_CA_FILE: optionalText,
  SMTP_URL: secretAddress('smtp://', 'smtps://'),
  MAIL_FROM: mailSender,
  LOG_FORMAT: oneOf('text', 'json'),
  LOG_LEVEL: oneOf('info', 'warn', 'error'),
  LOG_REQUESTS: onOff(false),
  METRICS_PORT: whole(0, 0, 65_535),
  METRICS_HOST: textOr('127.0.0.1'),
  // With the eight seconds that requests under way have it must fit into the time that a process has to end.
  STOP_DELAY_SECONDS: whole(0, 0, 4),
  S3_ENDPOINT: webAddress,
  S3_BUCKET: optionalText,
  S3_REGION: textOr('us-east-1'),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: textOr('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: optionalText,
  FACEBOOK_CLIENT_SECRET: optionalText,
  FACEBOOK_AUTHORIZE_URL: textOr('https://www.facebook.com/v23.0/dialog/oauth'),
  FACEBOOK_TOKEN_URL: textOr('https://graph.facebook.com/v23.0/oauth/access_token'),
  FACEBOOK_PROFILE_URL: textOr('https://graph.facebook.com/v23.0/me?fields=id,name,email'),
});

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(EnvironmentSchema.entries);

/** Settings that make sense together alone, and what needs them. */
const TOGETHER: readonly { readonly names: readonly (keyof typeof EnvironmentSchema.entries)[]; readonly purpose: string }[] = [
  { names: ['SMTP_URL', 'MAIL_FROM'], purpose: 'mail' },
  { names: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], purpose: 'object storage' },
  { names: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], purpose: 'sign-in with Google' },
  { names: ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'], purpose: 'sign-in with Facebook' },
];

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration.
 * @throws ConfigError with a sentence for each setting that is not what it must be, and for each name that looks like a slip
 */
export function readConfig(env: Env): Config {
  const result = v.safeParse(EnvironmentSchema, env);
  const mistakes = [
    ...misspelled(Object.keys(env), settingNames).map(([name, meant]) => `${name} is no setting; ${meant} may be meant`),
    ...(result.issues ?? []).map(issue => `${v.getDotPath(issue)} ${issue.message}`),
    ...TOGETHER.flatMap(({ names, purpose }) => {
      const missing = names.filter(name => !env[name]?.trim());
      return missing.length === names.length
        ? []
        : missing.map(name => `${name} is missing: ${purpose} needs ${names.join(' and ')}, or none of them`);
    }),
  ];
  if (!result.success || mistakes.length > 0) throw new ConfigError(mistakes);
  const set = result.output;
  const publicUrl = set.PUBLIC_URL ?? `http://${reachable(set.HOST)}:${set.PORT}`;
  const isTrial = set.DATABASE_URL === null && !publicUrl.startsWith('https:');
  return {
    host: set.HOST,
    port: set.PORT,
    dataDir: path.resolve(set.DATA_DIR),
    diskReserve: set.DISK_RESERVE_MB * 1_048_576,
    watchdogPatience: set.WATCHDOG_SECONDS * 1_000,
    databaseUrl: set.DATABASE_URL,
    // The demo customers, whose password is published, harm no real shop where it is tried out on one machine.
    seed: set.SEED ?? (isTrial ? 'demo' : 'empty'),
    publicUrl,
    allowedOrigins: set.ALLOWED_ORIGINS,
    paymentDeadlineMinutes: set.PAYMENT_DEADLINE_MINUTES,
    accessTokenMinutes: set.ACCESS_TOKEN_MINUTES,
    refreshTokenDays: set.REFRESH_TOKEN_DAYS,
    isRateLimited: set.RATE_LIMITS,
    proxies: set.TRUST_PROXY,
    databasePool: set.DATABASE_POOL,
    isWorkerOff: !set.WORKER,
    secret: set.SECRET,
    pushServices: set.PUSH_SERVICES,
    pushCaFile: set.PUSH_CA_FILE,
    mail: set.SMTP_URL === null || set.MAIL_FROM === null ? null : { smtpUrl: set.SMTP_URL, from: set.MAIL_FROM },
    log: { format: set.LOG_FORMAT, level: set.LOG_LEVEL ?? 'info', requests: set.LOG_REQUESTS },
    metrics: set.METRICS_PORT === 0 ? null : { host: set.METRICS_HOST, port: set.METRICS_PORT },
    stopDelay: set.STOP_DELAY_SECONDS * 1_000,
    s3: readS3(set),
    signIn: {
      google: credentials(set.GOOGLE_CLIENT_ID, set.GOOGLE_CLIENT_SECRET, { issuer: set.GOOGLE_ISSUER }),
      facebook: credentials(set.FACEBOOK_CLIENT_ID, set.FACEBOOK_CLIENT_SECRET, {
        authorizeUrl: set.FACEBOOK_AUTHORIZE_URL,
        tokenUrl: set.FACEBOOK_TOKEN_URL,
        profileUrl: set.FACEBOOK_PROFILE_URL,
      }),
    },
  };
}

const credentials = <Places>(clientId: string | null, clientSecret: string | null, places: Places) =>
  clientId === null || clientSecret === null ? null : { clientId, clientSecret, ...places };

/** All of it or nothing, see `TOGETHER`. */
function readS3(set: v.InferOutput<typeof EnvironmentSchema>): S3Config | null {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = [set.S3_ENDPOINT, set.S3_BUCKET, set.S3_ACCESS_KEY_ID, set.S3_SECRET_ACCESS_KEY];
  if (endpoint === null || bucket === null || accessKeyId === null || secretAccessKey === null) return null;
  return { endpoint, bucket, region: set.S3_REGION, accessKeyId, secretAccessKey };
}

/** An address that listens on everything is not one to go to. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
