/** Vite's manifest: which files a source file became, and what they import. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>
>;

/** Files that a page needs beyond the shell's own. */
export interface PageFiles {
  /** Chunks to be fetched along with the entry, which would name them only once it runs. */
  readonly scripts: readonly string[];
  /** Stylesheets in the order in which they must apply: an imported file's before its importer's. */
  readonly sheets: readonly string[];
}

/**
 * Finds the files of sources and of all that they import.
 * @param sources names in the manifest; unknown ones are left out
 */
export function pageFiles(manifest: Manifest, sources: readonly string[]): PageFiles {
  const seen = new Set(['index.html', ...(manifest['index.html']?.imports ?? [])]);
  const scripts: string[] = [];
  const sheets: string[] = [];
  const visit = (source: string) => {
    const record = manifest[source];
    if (record === undefined || seen.has(source)) return;
    seen.add(source);
    for (const imported of record.imports ?? []) visit(imported);
    scripts.push(record.file);
    sheets.push(...(record.css ?? []).filter(file => !sheets.includes(file)));
  };
  for (const source of sources) visit(source);
  return { scripts, sheets };
}

/** The sources of routes' components by route id: '/cart/' is 'src/routes/cart.index.tsx'. */
export function routeSources(manifest: Manifest): ReadonlyMap<string, string> {
  return new Map(
    Object.keys(manifest).flatMap(source => {
      const name = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(source)?.[1];
      return name === undefined ? [] : [[`/${name.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`, source] as const];
    }),
  );
}
