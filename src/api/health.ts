/** How often the shop is asked where the line breaks at once: on a line that loses one request in twenty, one loss says nothing. */
const TRIES = 3;

/**
 * Whether the shop itself answers: a captive portal says 200 as well, with a page of its own, and a dripping line begins an answer that
 * it never ends. Never throws.
 * @param patience milliseconds
 * @returns null where nothing came at all
 */
export async function isShopThere(baseUrl: string, patience: number): Promise<boolean | null> {
  const call = new AbortController();
  const { signal } = call;
  const timer = setTimeout(() => call.abort(), patience);
  try {
    for (let left = TRIES; left > 0; left -= 1) {
      try {
        const answer = await fetch(`${baseUrl}/health`, { cache: 'no-store', priority: 'high', signal });
        return (await answer.json())?.status === 200;
      } catch (error) {
        if (signal.aborted) return null;
        if (error instanceof SyntaxError) return false;
      }
    }
    return false;
  } finally {
    clearTimeout(timer);
  }
}
