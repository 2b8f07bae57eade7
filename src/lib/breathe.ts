/** Lets the browser draw and hear taps before the rest of a long piece of work. */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve));
}
