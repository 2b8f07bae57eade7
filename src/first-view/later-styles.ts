/** Milliseconds after which the page wakes up without them: they may have been lost before anybody listened. */
const PATIENCE = 2_000;

/**
 * Puts the styles in force that the first HTML does without; whatever may need them waits for this. Those that no page's first HTML shows
 * (toasts, badges, suggestions, popovers, bars, the frame of the login) were fetched beside the scripts; a sheet that a lost line kept back
 * comes with the next page. Those that only this page does without came at its end (`src/first-view/page-styles.ts`).
 */
export async function laterStyles(): Promise<void> {
  putBack();
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')];
  await Promise.all(links.map(putInForce));
}

async function putInForce(link: HTMLLinkElement): Promise<void> {
  const isThere = link.sheet !== null;
  link.media = 'all';
  if (isThere) return;
  await new Promise<void>(resolve => {
    setTimeout(resolve, PATIENCE);
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
  });
}

/** Each rule to where it was: of two that concern one element, the later one holds. */
function putBack(): void {
  const text = document.getElementById('styles')?.textContent;
  const sheet = document.querySelector<HTMLStyleElement>('#first')?.sheet;
  if (!text || !sheet) return;
  const leftOut: string = JSON.parse(text);
  let at = 0;
  for (const [, kept, rule = ''] of leftOut.matchAll(/(\d*)([^}]+})/g)) {
    at += Number(kept);
    at += inserted(sheet, rule, at);
  }
}

/** @returns how many rules more there are: a browser takes none that it does not understand, and may have left some out before */
function inserted(sheet: CSSStyleSheet, rule: string, at: number): number {
  try {
    sheet.insertRule(rule, Math.min(at, sheet.cssRules.length));
    return 1;
  } catch {
    return 0;
  }
}
