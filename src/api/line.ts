import { keptAtHeader } from '#contract/worker-messages.ts';
import { AppError } from '#lib/app-error.ts';

/** The state of the line to the shop. */
export interface Line {
  /** Milliseconds that a call may hear nothing before the shop is asked whether it is there. */
  patience(): number;
  /**
   * Bytes came from the shop.
   * @param waited milliseconds from the request to its first byte, where these are the first
   */
  heard(bytes: number, waited?: number): void;
  /** Asks the shop for a sign of life. @returns whether it is worth waiting for an answer */
  isThere(): Promise<boolean>;
}

/** A line gives so many bytes in so many milliseconds, or it is none: on 40 kbit/s six answers at once get three times that. */
const LEAST = 1_000;
const WINDOW = 4_000;
/** Bytes that an answer's beginning counts as, which no script can measure. */
const HEAD = 30;
/** Milliseconds; what follows sooner may lie in the browser's cache, and only its beginning have come over the line. */
const AT_ONCE = 50;

/**
 * Sends a call and keeps an eye on it. On a line that hangs, the browser alone would wait for half a minute: what stays silent makes the
 * app ask the shop, and a read is given up when the shop is silent, too. A write is never given up here, since it may have arrived.
 * @returns the answer, that of a read with all of its body
 * @throws AppError network or timeout where the read was given up; what `send` throws
 */
export async function overLine(
  send: (signal: AbortSignal) => Promise<Response>,
  { line, isRead, signal }: { readonly line: Line; readonly isRead: boolean; readonly signal: AbortSignal | undefined },
): Promise<Response> {
  const call = new AbortController();
  const leave = () => call.abort(signal?.reason);
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave);
  const sentAt = performance.now();
  let quietSince = sentAt;
  let recent = 0;
  let hasBegun = false;
  let given: AppError | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(waited: number): Promise<void> {
    if (recent >= (LEAST * waited) / WINDOW) quietSince = performance.now();
    else {
      const isThere = await line.isThere();
      if (timer === undefined) return;
      if (recent >= LEAST) quietSince = performance.now();
      // The shop may take long over an answer; one that has begun and drips is of no use.
      const isUseless = hasBegun && performance.now() - quietSince >= WINDOW;
      if (isRead && (!isThere || isUseless)) {
        given = new AppError(isThere ? 'timeout' : 'network', 0);
        return call.abort(given);
      }
    }
    lookAgain();
  }
  function lookAgain(): void {
    recent = 0;
    const patience = line.patience();
    timer = setTimeout(() => void look(patience), patience);
  }

  lookAgain();
  try {
    const response = await send(call.signal);
    hasBegun = true;
    quietSince = performance.now();
    const begunAt = quietSince;
    // The worker's own copy comes when the line doesn't.
    if (!response.headers.has(keptAtHeader)) line.heard(HEAD, begunAt - sentAt);
    if (!isRead || response.body === null) return response;
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return new Response(new Blob(chunks), response);
      recent += value.length;
      if (performance.now() - begunAt > AT_ONCE) line.heard(value.length);
      chunks.push(value);
    }
  } catch (error) {
    throw given ?? error;
  } finally {
    clearTimeout(timer);
    timer = undefined;
    signal?.removeEventListener('abort', leave);
  }
}
