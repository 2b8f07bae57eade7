import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loopbackCertificate } from '#tests/support/certificate.ts';
import { freePort } from '#tests/support/free-port.ts';
import { root } from '../../scripts/sources.mjs';
import { send } from './request.ts';

/** A reverse proxy that runs with the site file of `deploy`. */
export interface ReverseProxy {
  readonly url: string;
  /** Whom its certificate is trusted by; undefined: it speaks HTTP. */
  readonly ca?: string;
  stop(): Promise<void>;
}

const site = (name: string) => join(root, 'deploy', name);

/** Caddy with deploy/Caddyfile; over HTTP, since it would ask an authority on the internet for a certificate. */
export async function startCaddy(program: string, folder: string, ports: readonly number[]): Promise<ReverseProxy> {
  const home = join(folder, 'caddy');
  mkdirSync(home, { recursive: true });
  const file = join(home, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\nimport ${site('Caddyfile')}\n`);
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = {
    ...process.env,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    SHOP_DOMAIN: url,
    SHOP_UPSTREAMS: ports.map(port => `127.0.0.1:${port}`).join(' '),
  };
  return started(spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: ['ignore', 'pipe', 'pipe'] }), { url });
}

/** nginx with deploy/nginx.conf, its ports and its certificate replaced. */
export async function startNginx(program: string, folder: string, ports: readonly number[]): Promise<ReverseProxy> {
  const home = join(folder, 'nginx');
  mkdirSync(home, { recursive: true });
  const { key, cert } = loopbackCertificate();
  writeFileSync(join(home, 'key.pem'), key);
  writeFileSync(join(home, 'cert.pem'), cert);
  const [http, https] = [await freePort(), await freePort()];
  let upstream = 0;
  const text = readFileSync(site('nginx.conf'), 'utf8')
    .replace(/server 127\.0\.0\.1:\d+/g, () => `server 127.0.0.1:${ports[upstream++]}`)
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace(/listen 80;/g, `listen 127.0.0.1:${http};`)
    .replace(/listen 443/g, `listen 127.0.0.1:${https}`)
    .replace(/\/etc\/letsencrypt\/live\/shop\.example\/fullchain\.pem/g, join(home, 'cert.pem'))
    .replace(/\/etc\/letsencrypt\/live\/shop\.example\/privkey\.pem/g, join(home, 'key.pem'))
    .replaceAll('shop.example', '127.0.0.1');
  writeFileSync(join(home, 'site.conf'), text);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(kind => `${kind}_temp_path ${join(home, kind)};`).join(' ');
  const config = join(home, 'nginx.conf');
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${join(home, 'pid')}; error_log stderr warn; events {}
http { access_log off; ${temporary} include ${join(home, 'site.conf')}; }\n`,
  );
  const child = spawn(program, ['-p', home, '-c', config, '-e', 'stderr'], { stdio: ['ignore', 'pipe', 'pipe'] });
  return started(child, { url: `https://127.0.0.1:${https}`, ca: cert });
}

/** Milliseconds until a proxy must have answered. */
const PATIENCE = 10_000;

async function started(child: ChildProcess, proxy: Omit<ReverseProxy, 'stop'>): Promise<ReverseProxy> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += String(chunk)));
  const exit = once(child, 'exit');
  const endWithUs = () => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const isUp = () =>
    send(`${proxy.url}/api/health`, proxy.ca === undefined ? {} : { ca: proxy.ca }).then(
      ({ status }) => status === 200,
      () => false,
    );
  const deadline = Date.now() + PATIENCE;
  while (!(await isUp())) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The proxy did not start.\n${output}`);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  return {
    ...proxy,
    async stop() {
      process.off('exit', endWithUs);
      child.kill('SIGTERM');
      await exit;
    },
  };
}
