/** Milliseconds; a line that takes longer is of no use to a page. */
const PATIENCE = 5_000;

/** Whether the shop itself answers: a captive portal says 200 as well, with a page of its own. Never throws. */
export async function isShopThere(baseUrl: string): Promise<boolean> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const answer = await fetch(`${baseUrl}/health`, { cache: 'no-store', signal: patience.signal });
    return answer.ok && answer.headers.get('content-type')?.startsWith('application/json') === true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
