import { pino } from 'pino';
import type { Config } from './config.ts';
import { redacted } from './redact.ts';
import { requestId } from './request-context.ts';

/** How much a line matters: 'warn' may mend itself, 'error' wants an operator, 'fatal' ends the process. */
type LogLevel = 'info' | 'warn' | 'error' | 'fatal';

/** Values of a line that a program reads; a text shows none of them. */
type LogFields = Readonly<Record<string, string | number>>;

/**
 * Writes one line for the operator, 'info' unless said. The caller leaves out what is personal; what looks like an address, a number or a
 * token all the same is covered. A line that is written while a request is answered carries the request's id.
 */
export type Log = (line: string, level?: LogLevel, fields?: LogFields) => void;

/** The log of a process. */
export interface ProcessLog {
  readonly log: Log;
  /** For the person who starts the shop: as it stands in the terminal, without a time, or a line like others in JSON. */
  readonly say: (line: string) => void;
  readonly format: LogFormat;
}

export type LogFormat = 'text' | 'json';

interface LogOptions {
  readonly format: LogFormat;
  readonly level: Config['log']['level'];
  /** Takes a whole line with its end. */
  readonly write: (line: string) => void;
}

/** The format of a configuration that names none: a person reads a terminal, a program what is piped. */
export const formatOf = (config: Pick<Config, 'log'>, isTerminal: boolean): LogFormat =>
  config.log.format ?? (isTerminal ? 'text' : 'json');

/** Makes the log of a process: a JSON object a line with `level`, `time`, `pid`, `request`, `msg` and the line's own fields, or plain text. */
export function createLog({ format, level, write }: LogOptions): ProcessLog {
  const destination = { write: format === 'json' ? write : (line: string) => write(readable(line)) };
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      mixin: () => {
        const request = requestId();
        return request === null ? {} : { request };
      },
    },
    destination,
  );
  return {
    format,
    log: (line, of = 'info', fields = {}) => logger[of](fields, redacted(line)),
    say(line) {
      if (format === 'text') write(`${line}\n`);
      // It holds nothing of a customer's, but the published password of the demo.
      else if (line.trim() !== '') logger.info(line.trim().replace(/\s+/g, ' '));
    },
  };
}

/** A line as a person reads it. */
function readable(json: string): string {
  const { time, request, msg }: { time: string; request?: string; msg: string } = JSON.parse(json);
  return `${time} ${withRequest(msg, request ?? null)}\n`;
}

/** A line with the request that it belongs to in front. */
export const withRequest = (line: string, request: string | null): string => (request === null ? line : `request ${request} ${line}`);
