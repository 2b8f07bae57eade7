/** As much of a JSON Schema as the generator looks at. */
export interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
}

/** Draws random things, the same ones for the same seed (mulberry32). */
export class Random {
  #state: number;
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }
  /** From 0 to 1, without 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  below(count: number): number {
    return Math.floor(this.next() * count);
  }
  pick<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)] as Value;
  }
  chance(share: number): boolean {
    return this.next() < share;
  }
}

/** Texts that have broken programs: empty, blank, NUL, half a pair, from right to left, very long, code, numbers and dates at their edges. */
const TEXTS = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u202e', '\u200b', '🧱', 'é'.normalize('NFD'), 'null', 'true', '-0', 'NaN'],
  ...[
    '0',
    '1',
    '-1',
    '1e308',
    '9007199254740993',
    '2147483648',
    '1,2,3',
    ',,,,',
    '%',
    '%25',
    '%_%',
    '\\',
    "'",
    '"',
    "'; drop table orders; --",
  ],
  ...['../../etc/passwd', '__proto__', 'constructor', '{{7*7}}', '<b>x</b>', '{"a":1}', '[]', 'lang', 'x'.repeat(201), 'y'.repeat(5_000)],
  ...[
    '0000-01-01',
    '-000001-01-01T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '9999-12-31',
    '10000-01-01',
    '2025-02-31',
    '2025-11-20T25:61:61Z',
  ],
  ...[
    '0001-01-01T00:00:00+14:00',
    '2025-11-20',
    '2025-11-20T02:00:00Z',
    'a@b',
    'demo@fondasi.test',
    '+6281234567890',
    '81.71.02.2003',
    '97128',
  ],
];
const NUMBERS = [0, 1, -1, 2, 7, 0.5, -0, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER, 1_000_001];

/** Anything that JSON can say. */
export function anything(random: Random, depth = 3): unknown {
  const kind = random.below(depth === 0 ? 4 : 6);
  if (kind === 0) return random.pick(TEXTS);
  if (kind === 1) return random.pick(NUMBERS);
  if (kind === 2) return random.chance(0.5);
  if (kind === 3) return null;
  const inner = () => anything(random, depth - 1);
  const count = random.below(4);
  if (kind === 4) return Array.from({ length: count }, inner);
  return Object.fromEntries(Array.from({ length: count }, () => [random.pick(TEXTS).slice(0, 20), inner()]));
}

/** Lists and objects within each other, far deeper than any request. */
export const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** A value of a schema, or now and then one that isn't. @param known ids and slugs that there are */
export function madeOf(random: Random, shape: Shape, known: readonly string[]): unknown {
  if (random.chance(0.06)) return anything(random);
  const options = shape.anyOf ?? shape.oneOf ?? [];
  if (options.length > 0) return madeOf(random, random.pick(options), known);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return random.pick(shape.enum);
  if (shape.properties !== undefined) return objectOf(random, shape, known);
  if (shape.type === 'array') return listOf(random, shape, known);
  if (shape.type === 'boolean') return random.chance(0.5);
  if (shape.type === 'null') return null;
  if (shape.type === 'integer' || shape.type === 'number') return numberOf(random, shape);
  return textOf(random, shape, known);
}

function objectOf(random: Random, { properties = {}, required = [] }: Shape, known: readonly string[]): object {
  const wanted = Object.entries(properties).filter(([name]) => random.chance(required.includes(name) ? 0.97 : 0.5));
  const extra = random.chance(0.05) ? [[random.pick(['__proto__', 'extra', '']), anything(random)] as const] : [];
  return Object.fromEntries([...wanted.map(([name, shape]) => [name, madeOf(random, shape, known)] as const), ...extra]);
}

function listOf(random: Random, { items = {}, minItems = 0, maxItems = 5 }: Shape, known: readonly string[]): unknown[] {
  const count = random.chance(0.02) ? maxItems + 1 : minItems + random.below(3);
  return Array.from({ length: Math.min(count, 300) }, () => madeOf(random, items, known));
}

function numberOf(random: Random, { minimum = 0, maximum = 1_000 }: Shape): number {
  if (random.chance(0.2)) return random.pick([minimum, maximum, minimum - 1, maximum + 1, ...NUMBERS]);
  return minimum + random.below(Math.min(maximum - minimum, 50) + 1);
}

function textOf(random: Random, { maxLength = 100, format, pattern }: Shape, known: readonly string[]): string {
  if (random.chance(0.05)) return 'z'.repeat(Math.min(maxLength + random.below(2), 10_000));
  if ((format === 'uuid' || random.chance(0.3)) && random.chance(0.8)) return random.pick(known);
  if (pattern?.includes('\\d{5}') === true && random.chance(0.7)) return '97128';
  return random.pick(TEXTS);
}
