/**
 * Adds what ky calls and Chrome 92 lacks. Our own code does without: the `lib` of the TypeScript projects ends at the oldest supported
 * browsers (README.md). Imported ahead of ky.
 */
const builtin: object = Object;
if (!('hasOwn' in builtin)) {
  Object.assign(builtin, { hasOwn: (object: object, key: PropertyKey) => Object.getOwnPropertyDescriptor(object, key) !== undefined });
}

const signal = globalThis.AbortSignal?.prototype;
if (signal && !('throwIfAborted' in signal)) {
  Object.assign(signal, {
    throwIfAborted(this: AbortSignal) {
      if (this.aborted) throw this.reason ?? new DOMException('Aborted', 'AbortError');
    },
  });
}
