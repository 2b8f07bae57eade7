/** Lets the browser draw and hear taps before the rest of a long piece of work. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve));
}

/** Resolves when the browser has nothing better to do, after so many milliseconds at the latest. Safari says nothing of it, and gets a second. */
export function idle(timeout: number): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 1_000);
  });
}
