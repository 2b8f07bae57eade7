import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  fetch: request => fetch(request),
  out: text => process.stdout.write(text),
  error: text => process.stderr.write(text),
});
