/**
 * The files of `deploy` with the programs that they are for: `npm run deploy-check`. A release is written and run in two processes on a
 * PostgreSQL of its own, behind Caddy and behind nginx. A program that is not installed is named; on Debian they come by
 * `apt-get install docker-compose caddy nginx`.
 */
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingNames } from '#server/config.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { type Shop, startShop } from '#tests/support/shop.ts';
import { root } from '../../scripts/sources.mjs';
import { checkBehind } from './behind.ts';
import { startCaddy, startNginx } from './proxies.ts';
import { check, exitCode, must, note, section } from './report.ts';
import { programPath, run } from './tools.ts';

// Each start of a process adds one.
process.setMaxListeners(50);
const folder = mkdtempSync(join(tmpdir(), 'fondasi-deploy-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const release = join(folder, 'release');
/** As /opt/fondasi/current: what is served is switched by it. */
const current = join(folder, 'current');
const server = join(current, 'dist', 'server', 'main.js');
const bare = { PATH: process.env.PATH ?? '', HOME: folder };

function have(name: string): string | null {
  const path = programPath(name);
  if (path === null) note(`${name} is not installed here: what needs it was not looked at`);
  return path;
}

async function checkCompose(program: string): Promise<void> {
  const file = join(root, 'deploy', 'compose.yaml');
  const env = {
    SHOP_DOMAIN: 'shop.example',
    POSTGRES_PASSWORD: 'word',
    SECRET: 'secret',
    ADMIN_KEY: 'key',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  };
  const settings = (given: Readonly<Record<string, string>>) => {
    const path = join(folder, 'compose.env');
    writeFileSync(
      path,
      Object.entries(given)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    return run([program, '-f', file, '--env-file', path, 'config', '-q'], { env: bare });
  };
  await check('compose.yaml is whole where all that it needs is given', () => {
    const { status, output } = settings(env);
    must(status === 0, output);
  });
  for (const missing of Object.keys(env)) {
    await check(`compose.yaml without ${missing} says so`, () => {
      const { status, output } = settings(Object.fromEntries(Object.entries(env).filter(([name]) => name !== missing)));
      must(status !== 0 && output.includes(`put ${missing} into deploy/.env`), `status ${status}: ${output}`);
    });
  }
}

async function checkUnit(): Promise<void> {
  const text = readFileSync(join(root, 'deploy', 'fondasi@.service'), 'utf8');
  if (have('systemd-analyze') !== null) {
    await check('systemd-analyze finds no fault in fondasi@.service', () => {
      const unit = join(folder, 'fondasi@3000.service');
      writeFileSync(unit, text.replaceAll('/usr/bin/node', process.execPath));
      const { status, output } = run(['systemd-analyze', 'verify', unit]);
      const ours = output.split('\n').filter(line => line.includes('fondasi'));
      must(status === 0 && ours.length === 0, output);
    });
  }
  const commandOf = (name: string) =>
    new RegExp(`^${name}=(.+)$`, 'm')
      .exec(text)?.[1]
      ?.replace('/usr/bin/node', process.execPath)
      .replace('/opt/fondasi/current', current)
      .split(' ') ?? [];
  // As systemd starts it, with what it adds to the environment.
  const given = {
    ...bare,
    USER: 'fondasi',
    LOGNAME: 'fondasi',
    STATE_DIRECTORY: folder,
    INVOCATION_ID: '1',
    JOURNAL_STREAM: '9:1',
    SYSTEMD_EXEC_PID: '1',
  };
  const own = Object.fromEntries(
    (/^Environment=(.+)$/m.exec(text)?.[1] ?? '').split(' ').map(each => each.replaceAll('%i', '3000').split('=')),
  );
  await check('its ExecStartPre takes example.env as it is', () => {
    const lines = readFileSync(join(root, 'deploy', 'example.env'), 'utf8')
      .split('\n')
      .filter(line => /^[A-Z]/.test(line));
    const { status, output } = run(commandOf('ExecStartPre'), {
      cwd: folder,
      env: { ...given, ...own, ...Object.fromEntries(lines.map(line => line.split('=', 2))), DATA_DIR: folder },
    });
    must(status === 0, output);
  });
  await check('… and refuses a setting that is misspelled', () => {
    const { status, output } = run(commandOf('ExecStartPre'), { cwd: folder, env: { ...given, ...own, PUBLIC_ULR: 'x' } });
    must(status !== 0 && output.includes('PUBLIC_URL may be meant'), output);
  });
}

async function checkProxies(): Promise<void> {
  const programs = [
    { program: have('caddy'), start: startCaddy, addresses: ['127.0.1.1', '127.0.1.2'] },
    { program: have('nginx'), start: startNginx, addresses: ['127.0.2.1', '127.0.2.2'] },
  ] as const;
  if (programs.every(({ program }) => program === null)) return;
  const postgres = await startPostgres();
  const adminKey = randomBytes(24).toString('hex');
  // The settings of this machine's own shop must not reach these.
  for (const name of settingNames) delete process.env[name];
  const env = {
    DATABASE_URL: await postgres.createDatabase(),
    SECRET: randomBytes(32).toString('base64'),
    ADMIN_KEY: adminKey,
    TRUST_PROXY: '1',
    PUBLIC_URL: 'https://shop.example',
  };
  const ports = [await freePort(), await freePort()];
  const shops: Shop[] = [];
  const begin = async (place: number) => {
    shops[place] = await startShop({ env, port: ports[place] ?? 0, dataDir: join(folder, 'data'), server });
  };
  for (const place of ports.keys()) await begin(place);
  for (const { program, start, addresses } of programs) {
    if (program === null) continue;
    section(`Two processes of the shop behind ${program}`);
    const proxy = await start(program, folder, ports);
    await checkBehind({ proxy, shops, restart: begin, adminKey, addresses });
    await proxy.stop();
  }
  await checkUpgrade(shops);
  for (const shop of shops) await shop.stop();
  await postgres.stop();
}

/** A script of the next release, asked for at processes of this one. */
async function checkUpgrade(shops: readonly Shop[]): Promise<void> {
  section('An upgrade');
  await check('a process of the release before serves the scripts of the next one', async () => {
    const next = join(folder, 'next');
    cpSync(join(release, 'dist', 'client'), join(next, 'dist', 'client'), { recursive: true });
    writeFileSync(join(next, 'dist', 'client', 'assets', 'next.js'), 'export {};');
    symlinkSync(next, `${current}-next`);
    const statuses = async () => Promise.all(shops.map(async ({ url }) => (await fetch(`${url}/assets/next.js`)).status));
    must(
      (await statuses()).every(status => status === 404),
      'it is there before it is released',
    );
    renameSync(`${current}-next`, current);
    // A process looks once a second.
    await new Promise(resolve => setTimeout(resolve, 1_100));
    const answered = await statuses();
    must(
      answered.every(status => status === 200),
      `they answer ${answered.join(', ')}`,
    );
  });
}

section('A release');
await check('npm run release writes all that a server needs', () => {
  const { status, output } = run([process.execPath, '--import', 'tsx', join(root, 'scripts', 'release.ts'), release], { cwd: root });
  must(status === 0, output);
  return /\d+ packages/.exec(output)?.[0];
});
symlinkSync(release, current);
section('compose.yaml');
const compose = have('docker-compose');
if (compose !== null) await checkCompose(compose);
section('fondasi@.service');
await checkUnit();
await checkProxies();
process.exit(exitCode());
