/** Development: the API under tsx, the storefront under Vite, which passes the API's calls on, and the desk under a Vite of its own. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './sources.mjs';

const bin = name => join(root, 'node_modules', '.bin', name);
const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: '3001', PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:3000' },
  }),
  spawn(bin('vite'), [], { cwd: root, stdio: 'inherit' }),
  spawn(bin('vite'), ['--config', 'desk/vite.config.ts'], { cwd: root, stdio: 'inherit' }),
];

function end() {
  for (const child of children) child.kill('SIGTERM');
}

process.on('SIGINT', end);
process.on('SIGTERM', end);
for (const child of children) {
  child.on('exit', code => {
    process.exitCode ||= code ?? 0;
    end();
  });
}
