/** Between the parts of a variant's name: 'Gading · 5 kg'. */
const BETWEEN = ' · ';
const FIGURE = /[\d½¼¾⅜⅝]/;

interface Named {
  readonly name: string;
  /** '#rrggbb'. */
  readonly colour?: string | undefined;
}

export interface AxisValue {
  readonly name: string;
  /** '#rrggbb'; null where none is known. */
  readonly colour: string | null;
}

/** One thing that the variants of a product differ by. */
export interface Axis {
  /** 'kind' is whatever is neither a colour nor measured, such as a finish. */
  readonly kind: 'size' | 'colour' | 'kind';
  /** Which part of a variant's name says it. */
  readonly part: number;
  readonly values: readonly AxisValue[];
}

/** A variant's value on an axis. */
export const valueOn = ({ part }: Pick<Axis, 'part'>, { name }: Named): string => name.split(BETWEEN)[part] ?? '';

/**
 * What the variants of a product are chosen by: sizes ahead of colours. Null where a plain list says it better: without colours, unless
 * names of two parts make a table of which at least one row and one column have several variants.
 */
export function axesOf(variants: readonly Named[]): readonly Axis[] | null {
  const parts = variants[0]?.name.split(BETWEEN).length ?? 0;
  if (parts > 2 || variants.some(({ name }) => name.split(BETWEEN).length !== parts)) return null;
  const axes = Array.from({ length: parts }, (_, part) => axisOf(variants, part)).filter(({ values }) => values.length > 1);
  const [first, second] = axes;
  if (first === undefined) return null;
  if (new Set(variants.map(({ name }) => name)).size < variants.length) return null;
  if (second === undefined) return first.kind === 'colour' ? axes : null;
  const isTable = variants.length > Math.max(first.values.length, second.values.length);
  if (!isTable || first.kind === second.kind) return null;
  return second.kind === 'size' || first.kind === 'colour' ? [second, first] : axes;
}

function axisOf(variants: readonly Named[], part: number): Axis {
  const colours = new Map<string, Set<string>>();
  for (const variant of variants) {
    const value = valueOn({ part }, variant);
    const known = colours.get(value) ?? new Set();
    colours.set(value, variant.colour === undefined ? known : known.add(variant.colour));
  }
  const sets = [...colours.values()].filter(({ size }) => size > 0);
  const hasOneEach = sets.length > 0 && sets.every(({ size }) => size === 1);
  // Of paint in several sizes every size has all colours, and of one colour in several sizes all have the same.
  const isColour = hasOneEach && (sets.length === 1 || new Set(sets.flatMap(set => [...set])).size > 1);
  const names = [...colours.keys()];
  return {
    kind: isColour ? 'colour' : names.every(name => FIGURE.test(name)) ? 'size' : 'kind',
    part,
    values: names.map(name => ({ name, colour: (isColour && [...(colours.get(name) ?? [])][0]) || null })),
  };
}

/** The variant with this value on the axis and the other's of `chosen`; undefined where there is none. */
export function pairOf<Any extends Named>(
  variants: readonly Any[],
  axes: readonly Axis[],
  chosen: Any,
  axis: Axis,
  value: string,
): Any | undefined {
  return variants.find(variant => axes.every(each => valueOn(each, variant) === (each === axis ? value : valueOn(each, chosen))));
}

/**
 * The variant that is meant by choosing a value. Where the pair does not exist, it is the first with that value that can be bought, and
 * `instead` says which value of the other axis was taken.
 */
export function chooseOn<Any extends Named>(
  variants: readonly Any[],
  axes: readonly Axis[],
  chosen: Any,
  { axis, value, isBuyable }: { readonly axis: Axis; readonly value: string; readonly isBuyable: (variant: Any) => boolean },
): { readonly variant: Any; readonly instead: string | null } {
  const pair = pairOf(variants, axes, chosen, axis, value);
  if (pair !== undefined) return { variant: pair, instead: null };
  const having = variants.filter(variant => valueOn(axis, variant) === value);
  const variant = having.find(isBuyable) ?? having[0] ?? chosen;
  const other = axes.find(each => each !== axis);
  return { variant, instead: other === undefined ? null : valueOn(other, variant) };
}
