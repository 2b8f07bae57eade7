import type { BrowserContext } from '@playwright/test';

/** Runs in the browser: puts two <font> around each text, as Chrome's and Google's translators do, also around those that come later. */
function translate(): void {
  const UNTOUCHED = 'font, script, style, noscript, template, textarea, option, svg, title';
  const wrap = (root: Node) => {
    if (root.parentNode === null && root !== document.body) return;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement === null || text.parentElement.closest(UNTOUCHED)) continue;
      const inner = document.createElement('font');
      const outer = document.createElement('font');
      // The words stay, so that the test finds them; the node is another one, and React's own is gone from the page.
      inner.append(text.textContent);
      outer.append(inner);
      text.parentElement.replaceChild(outer, text);
    }
  };
  addEventListener('load', () => {
    wrap(document.body);
    new MutationObserver(changes => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') wrap(target);
        for (const node of addedNodes) wrap(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Pages that open from now on are translated as soon as they are loaded. */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(translate);
}
