import { findCycles } from './cycles.ts';
import { DRAWING_ROOMS, ENTRIES, ENTRY_FOLDERS, ISOLATED_FOLDERS, PACKAGES, ROOMS, TOP_FILES } from './law.ts';
import { type Import, listSources, readImports } from './read.ts';

export type Rule =
  | 'room'
  | 'folder'
  | 'product-imports-tool'
  | 'private-store'
  | 'layer'
  | 'package'
  | 'relative-across-rooms'
  | 'unresolved'
  | 'cycle'
  | 'orphan'
  | 'jsx-outside-drawing-room';

export interface Violation {
  readonly rule: Rule;
  readonly file: string;
  readonly detail: string;
}

const UNIT_TEST = /\.test\.tsx?$/;
const GENERATED = /\.gen\.ts$/;
const STORE = /^server\/modules\/([^/]+)\/(?:.*[/-])?store\.ts$/;
/** A later layer of a server module may import an earlier one only for its types. */
const LAYERS = ['store', 'service', 'routes'];
const LAYER = /^server\/modules\/([^/]+)\/(store|service|routes)\.ts$/;

/** The room of a product file, or null for tests, tools and configuration. */
function roomOf(file: string): string | null {
  if (UNIT_TEST.test(file)) return null;
  const [top = '', second = ''] = file.split('/');
  if (top === 'src') return TOP_FILES[file] ?? second;
  return ['sw', 'server', 'public'].includes(top) ? top : null;
}

function isAllowedPlace(place: string, file: string, room: string): boolean {
  if (place === room) return true;
  if (place === 'server/**/store.ts') return STORE.test(file);
  return place.includes('/') && file.startsWith(place);
}

function checkPackage({ from, specifier, to }: Import, room: string): Violation[] {
  if (!to || !('package' in to)) return [];
  const fits = (name: string) => to.package === name || to.package.startsWith(name.endsWith(':') ? name : `${name}/`);
  const row = PACKAGES.find(([name]) => fits(name));
  const isAllowed = row?.[1].some(place => isAllowedPlace(place, from, room)) ?? false;
  return isAllowed ? [] : [{ rule: 'package', file: from, detail: `${specifier} is not for ${room}` }];
}

function checkServerLayers(from: string, file: string, isTypeOnly: boolean): Violation[] {
  const store = STORE.exec(file);
  if (store && !from.startsWith(`server/modules/${store[1]}/`)) {
    return [{ rule: 'private-store', file: from, detail: `${file} belongs to its own module` }];
  }
  const [lower, upper] = [LAYER.exec(from), LAYER.exec(file)];
  const isUpward = lower && upper && lower[1] === upper[1] && LAYERS.indexOf(lower[2] ?? '') < LAYERS.indexOf(upper[2] ?? '');
  return isUpward && !isTypeOnly ? [{ rule: 'layer', file: from, detail: `${lower[2]} imports ${upper[2]}` }] : [];
}

function checkFile({ from, specifier, to, isTypeOnly }: Import, room: string): Violation[] {
  if (!to || !('file' in to)) return [];
  const target = roomOf(to.file);
  const found = (rule: Rule, detail: string): Violation[] => [{ rule, file: from, detail }];
  if (target === null) return found('product-imports-tool', to.file);
  if (target !== room) {
    const isRelative = specifier.startsWith('.') && !GENERATED.test(from);
    return [
      ...(ROOMS[room]?.includes(target) ? [] : found('room', `${room} imports ${target} (${to.file})`)),
      ...(isRelative ? found('relative-across-rooms', `${specifier} should be #${target}/…`) : []),
    ];
  }
  const folder = (path: string) => path.split('/')[2];
  if (ISOLATED_FOLDERS.includes(room) && folder(from) !== folder(to.file)) {
    return found('folder', `${folder(from)} imports ${folder(to.file)} (${to.file})`);
  }
  return checkServerLayers(from, to.file, isTypeOnly);
}

function checkImport(entry: Import): Violation[] {
  const room = roomOf(entry.from);
  if (room === null) return [];
  if (!entry.to) return [{ rule: 'unresolved', file: entry.from, detail: entry.specifier }];
  return [...checkPackage(entry, room), ...checkFile(entry, room)];
}

function edgesOf(imports: readonly Import[], isWanted: (entry: Import) => boolean): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const entry of imports) {
    if (!entry.to || !('file' in entry.to) || !isWanted(entry)) continue;
    edges.set(entry.from, (edges.get(entry.from) ?? new Set()).add(entry.to.file));
  }
  return edges;
}

function checkOrphans(sources: readonly string[], imports: readonly Import[]): Violation[] {
  // Before all entries stand, half the tree would be called orphaned.
  if (!ENTRIES.every(entry => sources.includes(entry))) return [];
  const edges = edgesOf(imports, entry => !UNIT_TEST.test(entry.from) && !entry.from.startsWith('tests/'));
  const waiting = sources.filter(
    file => ENTRIES.includes(file) || file.startsWith('scripts/') || ENTRY_FOLDERS.some(folder => file.startsWith(folder)),
  );
  const reached = new Set(waiting);
  for (const file of waiting) {
    for (const next of edges.get(file) ?? []) {
      if (!reached.has(next)) waiting.push(next);
      reached.add(next);
    }
  }
  const orphans = sources.filter(file => roomOf(file) !== null && !GENERATED.test(file) && !reached.has(file));
  return orphans.map(file => ({ rule: 'orphan', file, detail: 'no entry of the product leads here' }));
}

/** All breaches of the import law in the sources below `root`, in the order of their files. */
export function findViolations(root: string): Violation[] {
  const sources = listSources(root);
  const imports = readImports(root, sources);
  const cycles = findCycles(edgesOf(imports, entry => !entry.isTypeOnly));
  return [
    ...imports.flatMap(checkImport),
    ...cycles.map((ring): Violation => ({ rule: 'cycle', file: ring[0] ?? '', detail: ring.join(' → ') })),
    ...checkOrphans(sources, imports),
    ...sources
      .filter(file => file.endsWith('.tsx') && !DRAWING_ROOMS.includes(roomOf(file) ?? 'app'))
      .map((file): Violation => ({ rule: 'jsx-outside-drawing-room', file, detail: `${roomOf(file)} draws nothing` })),
  ].sort((a, b) => a.file.localeCompare(b.file));
}
