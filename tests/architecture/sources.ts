import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** Paths of all sources from the root, without declarations and what is generated. */
export const sources: readonly string[] = ['src', 'sw', 'desk', 'server', 'build', 'scripts', 'tests'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(path => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter(path => /\.tsx?$/.test(path) && !/\.(?:d|gen)\.tsx?$/.test(path)),
);

/** Of these what runs in the shop: no tests, no tools. */
export const product = sources.filter(path => /^(?:src|sw|desk|server)\//.test(path) && !/\.test\.tsx?$|\/vite\.config\.ts$/.test(path));

const IMPORT = /^(?:import|export)\b(?<type> type\b)?[^;]*?['"](?<specifier>\.[^'"]+)['"];$|\bimport\(['"](?<lazy>\.[^'"]+)['"]\)/gm;
const INLINE_TYPE = /\bimport\(['"][^'"]+['"]\)\.[A-Z]/g;
const LAYERS = ['store.ts', 'service.ts', 'routes.ts'];

/** The folder that a relative import may not leave: a feature, a server's module for its store, else the first folder of `src`. */
function homeOf(path: string): string {
  const [top = '', second = '', third = ''] = path.split('/');
  if (top !== 'src') return top;
  return second === 'features' ? `${top}/${second}/${third}` : path.split('/').length === 2 ? top : `${top}/${second}`;
}

/** Imports of a file that the linter's rules can't tell: relative ones into another folder, upward ones within a module, types inline. */
export function crossingsOf(path: string, code: string): string[] {
  const found = [...code.matchAll(INLINE_TYPE)].map(([text]) => `${text}: import the type at the top`);
  for (const { groups } of code.matchAll(IMPORT)) {
    const specifier = groups?.specifier ?? groups?.lazy ?? '';
    const target = posix.join(posix.dirname(path), specifier);
    if (!target.startsWith(`${homeOf(path)}/`)) found.push(`${specifier} leaves ${homeOf(path)}`);
    const [, , ownModule] = path.split('/');
    const [top, folder, module] = target.split('/');
    const isModule = top === 'server' && folder === 'modules';
    if (isModule && module !== ownModule && /(?:^|-)store\.ts$/.test(posix.basename(target)))
      found.push(`${specifier} is another module's store`);
    const isUpward = LAYERS.indexOf(posix.basename(path)) < LAYERS.indexOf(posix.basename(target)) && LAYERS.includes(posix.basename(path));
    if (isModule && module === ownModule && isUpward && groups?.type === undefined) found.push(`${specifier} is a layer above`);
  }
  return found;
}
