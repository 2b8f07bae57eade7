import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A source that is fetched by a dynamic import: a page's component, or one of the parts that pages load later. */
const isFetched = (info: Rolldown.ModuleInfo | null) => info?.isEntry === false && info.dynamicImporters.length > 0;

/**
 * Vite's manifest names a source that is fetched later only where a file holds nothing else. The server, which lets a page's files come along
 * with its HTML, and the byte budgets look for it under its own name all the same: here each one gets the record of the file that it is in.
 */
export function groupedEntriesPlugin(): Plugin {
  return {
    name: 'fondasi-grouped-entries',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const path = join(dir, '.vite', 'manifest.json');
      const manifest: Record<string, { readonly file: string }> = JSON.parse(readFileSync(path, 'utf8'));
      const byFile = new Map(Object.values(manifest).map(record => [record.file, record]));
      for (const chunk of Object.values(bundle)) {
        const record = byFile.get(chunk.fileName);
        if (chunk.type !== 'chunk' || record === undefined) continue;
        for (const id of chunk.moduleIds.filter(each => isFetched(this.getModuleInfo(each)))) {
          const source = id.replace(`${this.environment.config.root}/`, '');
          manifest[source] ??= { ...record, src: source } as typeof record;
        }
      }
      writeFileSync(path, JSON.stringify(manifest, null, 2));
    },
  };
}
