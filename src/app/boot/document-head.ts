import type { AppRouter } from './router.tsx';

/** One tag of the head as routes describe it. */
type Tag = Readonly<Record<string, string | undefined>>;

/** Title, meta and link elements of a page. */
export interface Head {
  readonly title: string | null;
  readonly meta: readonly Tag[];
  readonly links: readonly Tag[];
}

/** The head of the document, from the matched routes; the deepest title wins. */
export function headOf(router: AppRouter): Head {
  const matches = router.state.matches;
  const meta = matches.flatMap(match => (match.meta ?? []) as readonly (Tag | undefined)[]).filter(tag => tag !== undefined);
  const links = matches.flatMap(match => (match.links ?? []) as readonly (Tag | undefined)[]).filter(tag => tag !== undefined);
  const title = meta.filter(tag => tag.title !== undefined).at(-1)?.title ?? null;
  const byName = new Map(meta.filter(tag => tag.title === undefined).map(tag => [tag.name ?? tag.property ?? JSON.stringify(tag), tag]));
  return { title, meta: [...byName.values()], links };
}

/** The elements for other programs, which read a page's first HTML only. */
const FOR_OTHERS = 'meta[name=description], meta[property], link[rel=canonical], link[hreflang], [type="application/ld+json"]';

/** Keeps the document's title with the route. The rest goes with its page: browsers share a page by its canonical address. */
export function keepDocumentHead(router: AppRouter): void {
  const first = router.latestLocation.href;
  const apply = () => {
    if (router.latestLocation.href !== first) for (const tag of document.querySelectorAll(FOR_OTHERS)) tag.remove();
    const { title } = headOf(router);
    if (title !== null) document.title = title;
  };
  router.subscribe('onRendered', apply);
  // A change of language loads the same page anew without rendering another one.
  router.subscribe('onResolved', apply);
  router.subscribe('onLoad', apply);
  apply();
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, character => escapes[character] ?? character);

/** The head as HTML, for the server's first page. */
export function headHtml({ title, meta, links }: Head): string {
  const attributes = (tag: Tag) =>
    Object.entries(tag)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ` ${name}="${escaped(value ?? '')}"`)
      .join('');
  return [
    title === null ? '' : `<title>${escaped(title)}</title>`,
    ...meta.map(tag => `<meta${attributes(tag)}>`),
    ...links.map(tag => `<link${attributes(tag)}>`),
  ].join('');
}
