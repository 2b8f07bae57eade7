import type { ProviderClient } from './provider.ts';

/** Milliseconds in which the page that a browser is sent to has to begin to answer. */
const PATIENCE = 3_000;

/**
 * A client that sends no browser to a page which does not answer: the customer would be left there without a way back. What the client
 * knows by discovery may be days old, so the page itself is asked, at each start; customers who start at the same moment share a question.
 */
export function answering(client: ProviderClient): ProviderClient {
  let question: Promise<void> | null = null;
  return {
    ...client,
    async authorizationUrl(redirectUri, checks) {
      const url = await client.authorizationUrl(redirectUri, checks);
      question ??= ask(url).finally(() => {
        question = null;
      });
      await question;
      return url;
    },
  };
}

/** @throws Error where the page is silent, or its site is out of order */
async function ask(page: URL): Promise<void> {
  const answer = await fetch(page, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
  await answer.body?.cancel();
  if (answer.status >= 500) throw new Error(`${page.origin}${page.pathname} answers ${answer.status}`);
}
