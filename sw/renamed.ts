/** `/assets/orders-1a2b3c4d.js` is a version of `/assets/orders.js`. */
const HASHED = /^(\/assets\/.+)-[\w-]{8}(\.\w+)$/;

/** The part of a path that stays when its content changes; null where the name holds no hash. */
function stemOf(path: string): string | null {
  const [, start, end] = HASHED.exec(path) ?? [];
  return start === undefined || end === undefined ? null : start + end;
}

/**
 * Pairs the files that a phone has with those of a new version.
 * @returns the path that a file has now, by the path that it had; only where there is no doubt
 */
export function renames(kept: readonly string[], now: readonly string[]): ReadonlyMap<string, string> {
  const next = byStem(now);
  const before = byStem(kept.filter(path => !now.includes(path)));
  return new Map(
    [...before].flatMap(([stem, [path, ...more]]) => {
      const [to, ...others] = next.get(stem) ?? [];
      return path === undefined || to === undefined || more.length + others.length > 0 ? [] : [[path, to] as const];
    }),
  );
}

function byStem(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const stem = stemOf(path);
    if (stem !== null) groups.set(stem, [...(groups.get(stem) ?? []), path]);
  }
  return groups;
}

/** The same text with each file called by its name of today. */
export function withNewNames(text: string, renamed: ReadonlyMap<string, string>): string {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  return [...renamed].reduce((current, [before, now]) => current.replaceAll(nameOf(before), nameOf(now)), text);
}

/**
 * When one screen changes, its file gets another name, and with it every file that names it: of most files nothing else has changed. Such a
 * file is written from the one on this phone instead of being fetched; its hash decides whether that was right.
 */
export async function renamedCopy(path: string, cache: Cache, renamed: ReadonlyMap<string, string>): Promise<Response | undefined> {
  const [before] = [...renamed].find(([, now]) => now === path) ?? [];
  const kept = before === undefined ? undefined : await cache.match(before);
  if (kept === undefined) return undefined;
  const headers = new Headers(kept.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(withNewNames(await kept.text(), renamed), { headers });
}
