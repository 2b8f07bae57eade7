import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#server/deps.ts';
import { Problem } from './problem.ts';

/** Milliseconds of work after which a request is answered: phones that hear within five seconds keep what they hold and come again. */
const TIME = 4_500;
/** Seconds after which it makes sense again, as for a database that is away. */
const RETRY = 5;
/** Milliseconds in which one such answer is logged. */
const LOG_PAUSE = 10_000;

/** The time that a request has left. */
export interface Deadline {
  /** Stops it: while a body comes over a weak line, or for work of the shop's own people that takes long. */
  pause(): void;
  resume(): void;
  /** Whether the request was answered already, so that nothing is left to do with the answer. */
  isOver(): boolean;
}

const endless: Deadline = { pause: () => undefined, resume: () => undefined, isOver: () => false };

/**
 * Answers 503 `unavailable` for a request whose work hangs, as where PostgreSQL is frozen and several statements wait in turn. The work
 * goes on: a write that comes to its end after all is repeated under its key and not done twice. A stream's answer begins at once, so
 * that none is cut. The embedded database has no line that could hang.
 */
export function limitTime({
  config,
  log,
  patience = TIME,
}: Pick<Deps, 'config' | 'log' | 'patience'>): MiddlewareHandler<{ Variables: { deadline: Deadline; requestId: string } }> {
  let loggedAt = Number.NEGATIVE_INFINITY;
  const say = (line: string) => {
    if (performance.now() - loggedAt < LOG_PAUSE) return;
    loggedAt = performance.now();
    log(line);
  };
  return async (http, next) => {
    http.set('deadline', endless);
    if (config.databaseUrl === null) return next();
    let left = patience;
    let since = 0;
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    let expire: () => void = () => undefined;
    const expired = new Promise<never>((_, reject) => {
      expire = () => {
        isOver = true;
        say(`request ${http.get('requestId')} ${http.req.method} ${http.req.path} took too long and was answered 503`);
        reject(new Problem(503, 'unavailable', { retryAfter: RETRY, message: 'too slow' }));
      };
    });
    const pause = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - since;
    };
    const resume = () => {
      if (timer !== undefined || isOver) return;
      since = performance.now();
      timer = setTimeout(expire, left);
    };
    http.set('deadline', { pause, resume, isOver: () => isOver });
    resume();
    try {
      await Promise.race([next(), expired]);
    } finally {
      clearTimeout(timer);
    }
  };
}
