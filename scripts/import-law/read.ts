import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';

export interface Import {
  /** Path of the importing file from the root, with slashes. */
  readonly from: string;
  readonly specifier: string;
  /** Where it leads: a file of the project, a package, or nowhere. */
  readonly to: { readonly file: string } | { readonly package: string } | null;
  readonly isTypeOnly: boolean;
}

const SOURCE = /\.tsx?$/;
const FOLDERS = ['src', 'sw', 'server', 'scripts', 'tests'];
const TYPE_DECLARATION = /^(?:import|export)\s+type\b(?!\s+from\b)/;
const ANY_IMPORT_CALL = /\bimport\(\s*(['"])([^'"]+)\1\s*\)/g;

/** The paths of all sources below the root, declarations left out. */
export function listSources(root: string): string[] {
  return FOLDERS.filter(folder => existsSync(join(root, folder))).flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map(path => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter(path => SOURCE.test(path) && !path.endsWith('.d.ts') && !path.includes('/node_modules/')),
  );
}

/** `package.json`'s own subpaths: `#lib/*` → `src/lib/*`. */
function readSubpaths(root: string): [prefix: string, folder: string][] {
  const { imports = {} }: { imports?: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.entries(imports).map(([key, target]) => [key.replace(/\*$/, ''), target.replace(/^\.\/|\*$/g, '')]);
}

function resolve(root: string, subpaths: [string, string][], from: string, specifier: string): Import['to'] {
  const path = specifier.replace(/\?.*$/, '');
  if (isBuiltin(path)) return { package: path.startsWith('node:') ? path : `node:${path}` };
  const subpath = subpaths.find(([prefix]) => path.startsWith(prefix));
  if (!subpath && !path.startsWith('.')) return path.startsWith('#') ? null : { package: path };
  const file = subpath ? subpath[1] + path.slice(subpath[0].length) : posix.join(dirname(from), path);
  const folder = join(root, dirname(file));
  // Reading the folder's names instead of asking for the file tells capitals apart on every file system.
  return existsSync(folder) && readdirSync(folder).includes(posix.basename(file)) ? { file } : null;
}

function readFile(root: string, subpaths: [string, string][], from: string): Import[] {
  const code = readFileSync(join(root, from), 'utf8');
  const { module, errors } = parseSync(from, code);
  if (errors.length > 0) throw new Error(`${from} can't be parsed: ${errors[0]?.message}`);
  const found = (specifier: string, isTypeOnly: boolean): Import => ({
    from,
    specifier,
    to: resolve(root, subpaths, from, specifier),
    isTypeOnly,
  });
  const declared = [
    ...module.staticImports.map(({ start, moduleRequest }) => ({ start, request: moduleRequest.value })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [{ start, request: moduleRequest.value }] : [])),
    ),
  ].map(({ start, request }) => found(request, TYPE_DECLARATION.test(code.slice(start))));
  const runtimeCalls = new Set(module.dynamicImports.map(({ start }) => start));
  const called = [...code.matchAll(ANY_IMPORT_CALL)].map(match => found(match[2] ?? '', !runtimeCalls.has(match.index)));
  return [...declared, ...called];
}

/** Every import of every source below the root. Throws at a file that can't be parsed. */
export function readImports(root: string, sources: readonly string[]): Import[] {
  const subpaths = readSubpaths(root);
  return sources.flatMap(source => readFile(root, subpaths, source));
}
