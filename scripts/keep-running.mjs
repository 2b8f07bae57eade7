/** Runs the server in a process of its own and starts it again after an unexpected end. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Restarts at most within so many milliseconds, and the pause before each. */
const MOST_RESTARTS = 5;
const WINDOW = 60_000;
const PAUSE = 250;
/** Milliseconds from the order to stop until the server is ended by force: it promises to need fewer. */
const LONGEST_CLOSING = 14_500;

const say = line => process.stderr.write(`${line}\n`);

/**
 * Keeps a program running as long as this process is not told to stop. The program says 'open' over its channel once it is at work: one
 * that ends by itself before that has refused to start, which another try would not change. This process ends with its last exit code.
 * @param {readonly string[]} command arguments of node
 * @returns {(signal: NodeJS.Signals) => void} stops it
 */
export function keepRunning(command) {
  const restarts = [];
  let child = null;
  let wasOpen = false;
  let isStopping = false;

  function start() {
    child = spawn(process.execPath, [...process.execArgv, ...command], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    child.on('message', message => {
      wasOpen ||= message === 'open';
    });
    child.on('exit', ended);
  }

  function ended(code, signal) {
    child = null;
    const exitCode = code ?? 128 + constants.signals[signal];
    const isWanted = isStopping || code === 0 || signal === 'SIGTERM' || signal === 'SIGINT';
    const hasRefused = code !== null && !wasOpen;
    if (isWanted || hasRefused) process.exit(exitCode);
    const how = signal === null ? `exit code ${code}` : signal;
    while (restarts.length > 0 && performance.now() - restarts[0] > WINDOW) restarts.shift();
    if (restarts.length === MOST_RESTARTS) {
      say(`Fondasi ended unexpectedly (${how}) after ${MOST_RESTARTS} restarts within a minute; it is not started again`);
      process.exit(exitCode);
    }
    restarts.push(performance.now());
    say(`Fondasi ended unexpectedly (${how}) and is started again`);
    setTimeout(() => (isStopping ? process.exit(exitCode) : start()), PAUSE);
  }

  function stop(signal) {
    if (child !== null) child.kill(signal);
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => child?.kill('SIGKILL'), LONGEST_CLOSING).unref();
  }

  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
  start();
  return stop;
}
