/** The reason of a failed call: a code of the API, or one of its own for calls that never got an answer of the API. */
export type AppErrorCode = 'network' | 'timeout' | 'unexpected_answer' | 'refused' | (string & {});

/** The one error that the data layer throws; screens choose words by its code. */
export class AppError extends Error {
  constructor(
    readonly code: AppErrorCode,
    /** HTTP status; 0 where there was no answer. */
    readonly status: number,
    readonly detail: {
      /** Codes by field, for a form. */
      readonly errors?: Readonly<Record<string, readonly string[]>>;
      /** Current values that came with a conflict. */
      readonly data?: unknown;
      /** Milliseconds the server asks to wait. */
      readonly retryAfter?: number;
      readonly cause?: unknown;
    } = {},
  ) {
    super(`${code} (${status})`, { cause: detail.cause });
  }

  /** No answer of the shop: the line, a time-out, a captive portal, or a server that is down. */
  get isUnreachable(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}
