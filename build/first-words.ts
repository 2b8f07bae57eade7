import type { Plugin, Rolldown } from 'vite';
import { firstPages } from '#first-view/first-pages.ts';

const CATALOGUE = /\/locales\/\w+\.po(?:\?lingui)?$/;
const OWN_SOURCE = /^(?!.*\/node_modules\/).*\/src\/.*\.tsx?(?:\?tsr-[\w=&%.-]*)?$/;
const MESSAGE = /\/\*i18n\*\/\s*\{\s*id:\s*"([^"]+)"/g;
// The contract has no words; the catalogues would wait for themselves.
const PART = /\bimport\((['"])(?!#contract\/|[^'"]*\.po)([^'"]+)\1\)/g;
const GATE = '#i18n/with-words.ts';

const isFirstPage = (id: string) => firstPages.some(source => id.endsWith(`/${source}`));
const isCatalogue = (id: string | null) => id !== null && CATALOGUE.test(id);
/** Stands for a catalogue's words until it is known who says which. */
const placeOf = (id: string) => `@words ${id}`;

/**
 * Parts each catalogue in two: `x.po` has the words of the frame and of the pages that a visit begins at, `x.po?lingui` all others. Each
 * `import()` of a part that is fetched later waits for those others as well, since the part can't be drawn without its words.
 */
export function firstWordsPlugins(): Plugin[] {
  const said = new Map<string, readonly string[]>();
  const catalogues = new Map<string, Record<string, unknown>>();
  let first: ReadonlySet<string> | undefined;
  return [
    {
      name: 'fondasi-said-words',
      enforce: 'pre',
      apply: 'build',
      transform: {
        filter: { id: OWN_SOURCE, code: '/*i18n*/' },
        handler(code, id) {
          said.set(
            id,
            [...code.matchAll(MESSAGE)].map(([, message]) => message ?? ''),
          );
        },
      },
    },
    {
      name: 'fondasi-first-words',
      apply: 'build',
      transform(code, id) {
        if (isCatalogue(id)) {
          catalogues.set(id, JSON.parse(JSON.parse(/JSON\.parse\((".*")\)/s.exec(code)?.[1] ?? '"{}"')));
          return { code: `export const messages = JSON.parse(${JSON.stringify(placeOf(id))});`, map: null };
        }
        if (!OWN_SOURCE.test(id)) return null;
        const gated = code.replace(PART, (all, _quote, part: string) =>
          isFirstPage(`/src/routes/${part.split('/').at(-1)}`) ? all : `withWords(${all})`,
        );
        return gated === code ? null : { code: `import { withWords } from '${GATE}';\n${gated}`, map: null };
      },
      renderChunk(code, chunk, _options, { chunks }) {
        const id = chunk.facadeModuleId;
        if (id === null || !isCatalogue(id)) return null;
        first ??= wordsOf(firstChunks(chunks), said);
        const isOthers = id.endsWith('?lingui');
        const words = Object.entries(catalogues.get(id) ?? {}).filter(([message]) => first?.has(message) !== isOthers);
        return {
          code: code.replace(JSON.stringify(placeOf(id)), () => JSON.stringify(JSON.stringify(Object.fromEntries(words)))),
          map: null,
        };
      },
    },
  ];
}

/** The chunks that are there before anything is fetched later: the entry, the first pages, and all that these import. */
function firstChunks(chunks: Readonly<Record<string, Rolldown.RenderedChunk>>): ReadonlySet<Rolldown.RenderedChunk> {
  const seen = new Set<Rolldown.RenderedChunk>();
  const visit = (chunk: Rolldown.RenderedChunk | undefined) => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const imported of chunk.imports) visit(chunks[imported]);
  };
  for (const chunk of Object.values(chunks)) {
    if (chunk.isEntry || chunk.moduleIds.some(isFirstPage)) visit(chunk);
  }
  return seen;
}

function wordsOf(chunks: ReadonlySet<Rolldown.RenderedChunk>, said: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  return new Set([...chunks].flatMap(chunk => chunk.moduleIds.flatMap(id => said.get(id) ?? [])));
}
