import { shared, trigramsOf } from './trigrams.ts';

export interface RegionRow {
  /** Dotted code of the Ministry of Home Affairs; it begins with its parents': '81.71.01.1001' lies in '81.71.01', '81.71' and '81'. */
  readonly code: string;
  /** Null for a province. */
  readonly parent: string | null;
  /** 1 province, 2 regency or city, 3 district, 4 village. */
  readonly level: number;
  readonly name: string;
  readonly postalCode: string | null;
}

/** Lengths of the dotted codes of province, regency and district. */
const PARENT_LENGTHS = [2, 5, 8] as const;

/** Codes of the regions that hold this one, nearest first. */
export function parentCodes(code: string): string[] {
  return PARENT_LENGTHS.filter(length => length < code.length)
    .map(length => code.slice(0, length))
    .reverse();
}

/** Districts and villages are what an address form looks for; what holds them comes last. */
const LEVEL_ORDER = [3, 4, 2, 1];
const isHolder = ({ level }: RegionRow) => level < 3;
/** Least likeness of a name that was mistyped (pg_trgm's own threshold). */
const LIKENESS = 0.3;
const KIND = /^(?:kab|kabupaten|kota|kec|kecamatan|kel|kelurahan|desa|distrik|kampung|prov|provinsi) (?=.)/;

/** Words of a name as they are compared: lower case, without accents, whatever stands between them. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Regions in memory: all of them at the server, those above the villages on a phone. They change by law, a few times a year, with a
 * new version of the app.
 */
export class RegionIndex {
  readonly byCode: ReadonlyMap<string, RegionRow>;
  /** In the order of a search's answer. */
  readonly #rows: readonly RegionRow[];
  /** Name without separators, with and without what kind of region it is. */
  readonly #names: readonly (readonly string[])[];
  /** Every name from each of its words on, without separators, and postal codes; sorted. */
  readonly #keys: readonly string[];
  readonly #ofKey: Uint32Array;
  readonly #byTrigram = new Map<string, number[]>();
  readonly #trigrams: Uint8Array;
  readonly #children = new Map<string | null, RegionRow[]>();

  constructor(rows: readonly RegionRow[]) {
    const byName = [...rows].sort((left, right) => compare(left.name, right.name) || compare(left.code, right.code));
    this.byCode = new Map(rows.map(row => [row.code, row]));
    for (const row of byName) this.#children.set(row.parent, [...(this.#children.get(row.parent) ?? []), row]);
    const place = ({ level }: RegionRow) => LEVEL_ORDER.indexOf(level);
    this.#rows = byName.sort((left, right) => Number(isHolder(left)) - Number(isHolder(right)) || place(left) - place(right));
    const words = this.#rows.map(({ name }) => wordsOf(name));
    this.#names = words.map(own => [own.join(''), own.join(' ').replace(KIND, '').replaceAll(' ', '')]);
    const keys = words.flatMap((own, ordinal) => {
      const starts = own.map((_, at) => own.slice(at).join(''));
      return [...starts, ...(this.#rows[ordinal]?.postalCode ?? '').split(' ')].filter(Boolean).map(key => ({ key, ordinal }));
    });
    keys.sort((left, right) => compare(left.key, right.key));
    this.#keys = keys.map(({ key }) => key);
    this.#ofKey = Uint32Array.from(keys, ({ ordinal }) => ordinal);
    this.#trigrams = Uint8Array.from(words, (own, ordinal) => {
      const trigrams = new Set(trigramsOf(own.join(' ')));
      for (const trigram of trigrams) {
        const having = this.#byTrigram.get(trigram);
        if (having === undefined) this.#byTrigram.set(trigram, [ordinal]);
        else having.push(ordinal);
      }
      return Math.min(trigrams.size, 255);
    });
  }

  /** Children of a region by name; of null: the provinces. */
  childrenOf(parent: string | null): readonly RegionRow[] {
    return this.#children.get(parent) ?? [];
  }

  /**
   * Regions that a typed text may mean, at most so many: districts, then villages, then what holds them, whole names before beginnings,
   * and a town whose whole name it is in any case. Where no name begins so, those that look like it.
   */
  search(typed: string, limit: number): RegionRow[] {
    const words = wordsOf(typed);
    const texts = [words.join(''), words.join(' ').replace(KIND, '').replaceAll(' ', '')].filter(text => text.length > 1);
    const begun = [...new Set(texts.flatMap(text => [...this.#beginningWith(text)]))];
    if (begun.length === 0) return this.#alike(words.join(' ').replace(KIND, ''), limit);
    const isWhole = (ordinal: number) => this.#names[ordinal]?.some(name => texts.includes(name)) === true;
    const isTown = (ordinal: number) => isHolderAt(this.#rows, ordinal);
    const inOrder = Uint32Array.from(begun).sort();
    const whole = [...inOrder].filter(isWhole);
    const rest = [...inOrder].filter(ordinal => !isWhole(ordinal));
    const towns = whole.filter(isTown).slice(0, limit);
    const places = [...whole.filter(ordinal => !isTown(ordinal)), ...rest.filter(ordinal => !isTown(ordinal))];
    const chosen = places.slice(0, limit - towns.length);
    return this.#at([...chosen, ...towns, ...rest.filter(isTown)].slice(0, limit));
  }

  #at(ordinals: readonly number[]): RegionRow[] {
    return ordinals.flatMap(ordinal => this.#rows[ordinal] ?? []);
  }

  *#beginningWith(text: string): Generator<number> {
    let [low, high] = [0, this.#keys.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#keys[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    for (let at = low; this.#keys[at]?.startsWith(text); at += 1) yield this.#ofKey[at] ?? 0;
  }

  #alike(text: string, limit: number): RegionRow[] {
    const asked = new Set(trigramsOf(text));
    const common = new Uint8Array(this.#rows.length);
    for (const trigram of asked) for (const ordinal of this.#byTrigram.get(trigram) ?? []) common[ordinal] = (common[ordinal] ?? 0) + 1;
    const found: { ordinal: number; likeness: number }[] = [];
    common.forEach((count, ordinal) => {
      const likeness = count === 0 ? 0 : shared(count, asked.size, this.#trigrams[ordinal] ?? 0);
      if (likeness > LIKENESS) found.push({ ordinal, likeness: Math.round(likeness * 100) });
    });
    const late = ({ ordinal }: { ordinal: number }) => Number(isHolderAt(this.#rows, ordinal));
    found.sort((left, right) => late(left) - late(right) || right.likeness - left.likeness || left.ordinal - right.ordinal);
    return this.#at(found.slice(0, limit).map(({ ordinal }) => ordinal));
  }
}

function isHolderAt(rows: readonly RegionRow[], ordinal: number): boolean {
  const row = rows[ordinal];
  return row !== undefined && isHolder(row);
}

/** By the characters' numbers, as the database's C collation has it. */
function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** A region as the API answers it, with the names of what holds it. */
export interface DescribedRegion {
  readonly code: string;
  readonly level: 1 | 2 | 3 | 4;
  readonly name: string;
  readonly postal_code: string | null;
  /** Nearest first. */
  readonly parents: { code: string; name: string }[];
}

export function describeRegions({ byCode }: RegionIndex, rows: readonly RegionRow[]): DescribedRegion[] {
  return rows.map(row => ({
    code: row.code,
    level: toLevel(row.level),
    name: row.name,
    postal_code: row.postalCode,
    parents: parentCodes(row.code).map(code => ({ code, name: byCode.get(code)?.name ?? '' })),
  }));
}

function toLevel(level: number): DescribedRegion['level'] {
  return level === 1 || level === 2 || level === 3 ? level : 4;
}
