import type { BrowserContext, Page } from '@playwright/test';

type Message = string | readonly Part[];
type Part = string | readonly [string, string?, Readonly<Record<string, Message | number>>?];

/** Letters as wide ones: words of the catalogue can then be told from words that stand in the code. Tags of links stay. */
const wide = (text: string) =>
  text.replace(/<\/?\d+\/?>|[A-Za-z]/g, found => (found.length > 1 ? found : String.fromCharCode(found.charCodeAt(0) + 0xff21 - 0x41)));

const ofPart = (part: Part): Part => {
  if (typeof part === 'string') return wide(part);
  const [name, kind, choices] = part;
  if (kind === undefined || choices === undefined) return part;
  return [
    name,
    kind,
    Object.fromEntries(Object.entries(choices).map(([key, value]) => [key, typeof value === 'number' ? value : pseudo(value)])),
  ];
};
const pseudo = (message: Message): Message => (typeof message === 'string' ? wide(message) : message.map(ofPart));

/**
 * Serves the English catalogue in wide letters, and every page as the bare shell, so that all words come from the catalogue or the API.
 * @returns all that the API answered so far, as one text
 */
export async function servePseudoLocale(context: BrowserContext): Promise<() => string> {
  const answers: string[] = [];
  const shell = await (await context.request.get('/index.html')).text();
  await context.route(/\/assets\/(?:more-)?en-[^/]*\.js$/, async route => {
    const code = await (await route.fetch()).text();
    const exports: Record<string, Record<string, Message>> = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const wideOnes = Object.entries(exports).map(([name, messages]) => {
      const changed = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudo(message)]));
      return `export const ${name} = ${JSON.stringify(changed)};`;
    });
    await route.fulfill({ contentType: 'text/javascript', body: wideOnes.join('\n') });
  });
  await context.route(
    () => true,
    route => (route.request().isNavigationRequest() ? route.fulfill({ contentType: 'text/html', body: shell }) : route.fallback()),
  );
  // Read on its way, since the browser gives no body any more of an answer whose page is left. The stream of news has no end, and no words.
  await context.route(/\/api\/v1\/(?!events)/, async route => {
    const answer = await route.fetch().catch(() => null);
    if (answer === null) return route.abort();
    answers.push(await answer.text());
    await route.fulfill({ response: answer });
  });
  return () => answers.join('\n').replaceAll('\\n', ' ').replaceAll('\\"', '"');
}

/** Everything in plain letters on the page: text, names, placeholders, alternatives. */
export function plainTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, noscript, template, svg') === null) texts.push(node.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder']) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts
      .flatMap(text => text.split(/[^\x20-\x7e\u00a0-\u024f\u2010-\u2044\u2060-\u22ff]+/))
      .filter(text => /[A-Za-z]{2}/.test(text));
  });
}
