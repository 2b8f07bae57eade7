/** Milliseconds after which the page wakes up without them: they may have been lost before anybody listened. */
const PATIENCE = 2_000;

/**
 * Puts the styles in force that the first HTML does without: toasts, badges, suggestions, popovers, bars, the frame of the login. They were
 * fetched beside the scripts; whatever may show them waits for this. A sheet that a lost line kept back comes with the next page.
 */
export async function laterStyles(): Promise<void> {
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
