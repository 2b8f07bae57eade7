/** Runs beside the main loop and ends the process where that is stuck, or where an order to stop has not been followed in time. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { BEATS, type Guarded, STOPPING } from './watchdog.ts';

const { signs, tick, patience, stopPatience, format }: Guarded = workerData;

let seen = Atomics.load(signs, BEATS);
/** Ticks of this thread since the main loop's last beat, and since the order to stop; a suspended machine counts none. */
let silent = 0;
let stopping = 0;
let isToStop = false;

setInterval(() => {
  const beats = Atomics.load(signs, BEATS);
  silent = beats === seen ? silent + 1 : 0;
  seen = beats;
  if (isToStop || Atomics.load(signs, STOPPING) === 1) stopping += 1;
  if (silent * tick >= patience) end(`the main loop has been stuck for ${seconds(patience)}`);
  if (stopping * tick >= stopPatience) end(`closing took longer than ${seconds(stopPatience)}`);
}, tick);

hearStopSignals();

/** The main loop can't hear a signal while it is stuck, and Node offers no other ear to a thread than its own inner one. */
function hearStopSignals(): void {
  process.noDeprecation = true;
  try {
    const { Signal } = (process as unknown as { binding(name: 'signal_wrap'): SignalWrap }).binding('signal_wrap');
    for (const number of [2, 15]) {
      const signal = new Signal();
      signal.unref();
      signal.onsignal = () => {
        isToStop = true;
      };
      signal.start(number);
    }
  } catch {
    // A Node without it: a stuck loop is ended by its silence alone.
  }
}

interface SignalWrap {
  readonly Signal: new () => { onsignal: () => void; unref(): void; start(number: number): number };
}

function end(reason: string): void {
  try {
    const time = new Date().toISOString();
    const msg = `${reason}: the process ends`;
    writeSync(2, format === 'json' ? `${JSON.stringify({ level: 'fatal', time, pid: process.pid, msg })}\n` : `${time} ${msg}\n`);
  } catch {
    // A log that takes nothing must not keep the process alive.
  }
  // Nothing gentler reaches a loop that is stuck.
  process.kill(process.pid, 'SIGKILL');
}

function seconds(milliseconds: number): string {
  return `${milliseconds / 1_000} s`;
}
