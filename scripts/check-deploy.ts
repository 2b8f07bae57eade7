/**
 * The files of `deploy` against the configuration: no name that the shop doesn't know, none of its settings missing, one port and one size
 * everywhere. Without Docker or a proxy; `npm run deploy-check` runs those.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '#contract/api.ts';
import { settingNames } from '#server/config.ts';
import { bodyLimitOf, IMPORT_LIMIT } from '#server/http/body.ts';
import { root } from './sources.mjs';

const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(match => match[1] ?? '');
const unique = (names: readonly string[]) => [...new Set(names)];
const missingIn = (there: readonly string[], wanted: readonly string[]) => wanted.filter(name => !there.includes(name));

const example = read('example.env');
const compose = read('compose.yaml');
const dockerfile = read('Dockerfile');
const unit = read('fondasi@.service');
const caddy = read('Caddyfile');
const nginx = read('nginx.conf');

const problems: string[] = [];
const none = (names: readonly string[], sentence: string) => names.length > 0 && problems.push(`${sentence}: ${names.join(', ')}`);

/** Settings that the image and the unit give themselves: one place and one port for each process. */
const OWN = ['HOST', 'PORT', 'DATA_DIR'];
/** Read by Node, not by the shop. */
const OF_NODE = 'NODE_ENV';
/** A part of compose.yaml, from its name to the next one of the same depth. */
const block = (name: string) => new RegExp(`^( *)${name}:[^\\n]*\\n((?:\\1 [^\\n]*\\n|\\s*\\n)*)`, 'm').exec(compose)?.[2] ?? '';
const environmentOf = (part: string) => allOf(part, /^ +([A-Z][A-Z0-9_]*):/gm);

// example.env: each setting once, with a sentence above it.
const lines = example.split('\n');
const named = lines.flatMap((line, at) =>
  /^#?[A-Z][A-Z0-9_]*=/.test(line) ? [{ name: line.replace(/^#|=.*$/g, ''), above: lines[at - 1] ?? '' }] : [],
);
const names = named.map(({ name }) => name);
const ofCompose = unique(allOf(compose, /\$\{([A-Z0-9_]+)/g)).filter(name => name !== 'FONDASI_VERSION');
none(missingIn(names, settingNames), 'example.env lacks settings');
none(missingIn([...settingNames, ...ofCompose], names), 'example.env names what neither the shop nor compose.yaml reads');
none(
  names.filter((name, at) => names.indexOf(name) !== at),
  'example.env names twice',
);
none(
  named.filter(({ above }) => !/^# .+\.$/.test(above)).map(({ name }) => name),
  'example.env has no sentence above',
);
none(missingIn(names, ofCompose), 'compose.yaml reads what example.env does not name');

// Each setting reaches the shop's containers, and nothing else does.
const given = environmentOf(block('x-shop'));
none(
  missingIn(
    given,
    settingNames.filter(name => !OWN.includes(name)),
  ),
  'compose.yaml does not pass on settings',
);
none(missingIn(settingNames, given), 'compose.yaml gives the shop what it does not read');
none(
  given.filter(name => OWN.includes(name)),
  'compose.yaml changes what the image sets',
);
const inImage = allOf(dockerfile, /(?:^ENV|^ {4})\s*([A-Z][A-Z0-9_]*)=/gm);
none(missingIn([...settingNames, OF_NODE], inImage), 'Dockerfile sets what the shop does not read');
none(missingIn(inImage, OWN), 'Dockerfile does not set');
const inUnit = allOf(unit, /^Environment=(.+)$/gm).flatMap(line => line.split(' ').map(each => each.replace(/=.*/, '')));
none(missingIn([...settingNames, OF_NODE], inUnit), 'fondasi@.service sets what the shop does not read');
none(missingIn(inUnit, OWN), 'fondasi@.service does not set');
none(missingIn(environmentOf(block('proxy')), allOf(caddy, /\{\$([A-Z_]+)/g)), 'Caddyfile reads what compose.yaml does not give it');

// No password of ours.
const secret = /(?:PASSWORD|SECRET|_KEY)$/;
none(
  names.filter(name => secret.test(name) && new RegExp(`^#?${name}=.`, 'm').test(example)),
  'example.env gives a secret a value',
);
/** Those that name a service of compose.yaml unless they are set. */
const DEFAULTED = ['FONDASI_VERSION', 'S3_ENDPOINT', 'S3_BUCKET'];
const unguarded = allOf(compose, /\$\{([A-Z0-9_]+)(?!:\?)[^A-Z0-9_?]/g).filter(name => !DEFAULTED.includes(name));
none(unique(unguarded), 'compose.yaml starts without');

// Ports.
const port = /\bPORT=(\d+)/.exec(dockerfile)?.[1] ?? 'none';
none(
  allOf(compose, /SHOP_UPSTREAMS: (.+)/g)
    .flatMap(line => line.split(' '))
    .filter(each => !each.endsWith(`:${port}`)),
  `not the image's port ${port}`,
);
none(
  allOf(dockerfile, /^EXPOSE (\d+)/gm).filter(each => each !== port),
  `Dockerfile exposes another port than ${port}`,
);
const instances = allOf(unit, /fondasi@(\d+)/g);
const upstreams = allOf(nginx, /^\s+server 127\.0\.0\.1:(\d+)/gm);
none(missingIn(upstreams, instances), 'nginx.conf does not ask the process on port');
none(missingIn(instances, upstreams), 'fondasi@.service has no process for the port of nginx.conf');

// What the API takes passes the proxies.
const largest = Math.max(IMPORT_LIMIT, ...endpoints.map(bodyLimitOf));
const MEGABYTE = 1024 * 1024;
const taken = { 'nginx.conf': /client_max_body_size (\d+)m;/.exec(nginx)?.[1], Caddyfile: /max_size (\d+)MB/.exec(caddy)?.[1] };
for (const [file, size] of Object.entries(taken)) {
  const bytes = Number(size ?? 0) * (file === 'Caddyfile' ? 1_000_000 : MEGABYTE);
  if (bytes <= largest) problems.push(`${file} takes bodies of ${bytes} bytes, but the API takes ${largest}`);
}

for (const problem of problems) process.stdout.write(`deploy: ${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
