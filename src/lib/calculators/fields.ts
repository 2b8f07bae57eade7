import { compare, type Exact, minus, nothing, over, plus, thousandths, times } from './exact.ts';

/** Units of what is typed. */
export type Measure = 'm' | 'cm' | 'mm' | 'm2' | 'm3' | 'percent' | 'degree' | 'count' | 'coats' | 'm2_per_box' | 'm2_per_unit';

/** Bounds are thousandths of the unit, both included; an optional field may stay empty and counts as 0 then. */
export interface MeasureField {
  readonly kind: 'measure';
  readonly id: string;
  readonly unit: Measure;
  readonly initial: string;
  readonly least: number;
  readonly most: number;
  readonly isOptional: boolean;
  readonly isWhole: boolean;
}

export interface ChoiceField {
  readonly kind: 'choice';
  readonly id: string;
  readonly options: readonly string[];
  readonly initial: string;
}

export interface SwitchField {
  readonly kind: 'switch';
  readonly id: string;
}

/** Doors and windows, which are taken off a wall. */
interface OpeningsField {
  readonly kind: 'openings';
  readonly id: 'openings';
}

export type Field = MeasureField | ChoiceField | SwitchField | OpeningsField;

/** What a customer has typed and chosen, by field; what is missing is as it was at the start. */
export type Typed = Readonly<Record<string, string | undefined>>;

/**
 * Why a field can't be reckoned with. `required`: it is empty · `not_a_number` · `too_small`: 0, less than nothing, or less than makes sense ·
 * `too_large` · `not_whole`: pieces have no parts · `openings_too_large`: they are more than the wall.
 */
export type FieldProblem = 'required' | 'not_a_number' | 'too_small' | 'too_large' | 'not_whole' | 'openings_too_large';

/** A row of openings as it is typed: so many of so wide and so high, in metres. */
export interface TypedOpening {
  readonly count: string;
  readonly width: string;
  readonly height: string;
}

const OPENINGS = 20;
const OPENING_PARTS = ['count', 'width', 'height'] as const;

/** Rows of openings out of the one text in which an address has them: `2x0,8x2,1;1x1,2x1`. */
export function openingsIn(text: string): TypedOpening[] {
  if (text === '') return [];
  return text
    .split(';')
    .slice(0, OPENINGS)
    .map(row => {
      const [count = '', width = '', height = ''] = row.split('x');
      return { count, width, height };
    });
}

export const openingsText = (rows: readonly TypedOpening[]): string =>
  rows.map(row => OPENING_PARTS.map(part => row[part].replace(/[x;]/g, '')).join('x')).join(';');

const TYPED = /^(-?)(\d{1,12})?(?:[.,](\d{1,20})?)?$/;

/** Thousandths of a typed number; a comma and a point are both decimal here. Null: it is no number. Half a thousandth counts as one. */
export function thousandthsIn(typed: string): number | null {
  const [, sign, whole = '', decimals = ''] = TYPED.exec(typed.trim()) ?? [];
  if (sign === undefined || whole + decimals === '') return null;
  const count = Number(whole) * 1_000 + Math.round(Number(decimals.padEnd(4, '0').slice(0, 4)) / 10);
  return sign === '' ? count : -count;
}

/** What a job reckons with. */
export interface Values {
  /** A measure in its own unit; 0 where it was left empty. */
  readonly of: (id: string) => Exact;
  readonly has: (id: string) => boolean;
  readonly choice: (id: string) => string;
  readonly is: (id: string) => boolean;
  /** Square metres of all openings. */
  readonly openings: Exact;
}

export type Reading =
  | { readonly values: Values; readonly problems: null }
  | { readonly values: null; readonly problems: ReadonlyMap<string, FieldProblem> };

/** The text of a field: typed, or as it is at the start. */
export const textOf = (field: Field, typed: Typed): string => typed[field.id] ?? ('initial' in field ? field.initial : '');

/** The option that is chosen; one that the field does not have counts as the first choice. */
export const optionOf = (field: ChoiceField, typed: Typed): string =>
  field.options.find(option => option === typed[field.id]) ?? field.initial;

/** Reads all fields; problems stand by the id of a field, those of an opening by `openings.<row>.<part>`. */
export function readFields(fields: readonly Field[], typed: Typed): Reading {
  const problems = new Map<string, FieldProblem>();
  const measures = new Map<string, number>();
  let openings = nothing;
  for (const field of fields) {
    if (field.kind === 'measure') {
      const read = measureIn(textOf(field, typed), field);
      if (typeof read === 'string') problems.set(field.id, read);
      else measures.set(field.id, read);
    } else if (field.kind === 'openings') {
      for (const [row, opening] of openingsIn(textOf(field, typed)).entries()) {
        const [count = nothing, width = nothing, height = nothing] = OPENING_PARTS.map(part => {
          const read = measureIn(opening[part], openingFields[part]);
          if (typeof read === 'number') return thousandths(read);
          problems.set(`openings.${row}.${part}`, read);
          return nothing;
        });
        openings = plus(openings, times(count, width, height));
      }
    }
  }
  if (problems.size > 0) return { values: null, problems };
  const fieldOf = (id: string) => fields.find(field => field.id === id);
  const values: Values = {
    of: id => thousandths(measures.get(id) ?? 0),
    has: id => (measures.get(id) ?? 0) > 0,
    choice: id => {
      const field = fieldOf(id);
      return field?.kind === 'choice' ? optionOf(field, typed) : '';
    },
    is: id => fieldOf(id)?.kind === 'switch' && typed[id] === 'true',
    openings,
  };
  const isOverdrawn = compare(openings, nothing) > 0 && compare(areaOf(values), nothing) <= 0;
  return isOverdrawn ? { values: null, problems: new Map([['openings', 'openings_too_large']]) } : { values, problems: null };
}

function measureIn(typed: string, field: Pick<MeasureField, 'least' | 'most' | 'isOptional' | 'isWhole'>): number | FieldProblem {
  if (typed.trim() === '') return field.isOptional ? 0 : 'required';
  const read = thousandthsIn(typed);
  if (read === null) return 'not_a_number';
  if (read < field.least) return 'too_small';
  if (read > field.most) return 'too_large';
  return field.isWhole && read % 1_000 !== 0 ? 'not_whole' : read;
}

type Bounds = Partial<Pick<MeasureField, 'initial' | 'least' | 'most' | 'isOptional' | 'isWhole'>>;

/** The largest measure of a unit, in thousandths; beyond it a digit too many was typed. */
const most: Readonly<Record<Measure, number>> = {
  m: 10_000_000,
  cm: 1_000_000,
  mm: 1_000_000,
  m2: 125_000_000,
  m3: 8_600_000,
  percent: 50_000,
  degree: 60_000,
  count: 1_000_000,
  coats: 10_000,
  m2_per_box: 100_000,
  m2_per_unit: 1_000_000,
};

export const measure = (id: string, unit: Measure, bounds: Bounds = {}): MeasureField => ({
  kind: 'measure',
  id,
  unit,
  initial: '',
  least: 1,
  most: most[unit],
  isOptional: false,
  isWhole: unit === 'count' || unit === 'coats',
  ...bounds,
});

export const choice = (id: string, options: readonly string[], initial = options[0] ?? ''): ChoiceField => ({
  kind: 'choice',
  id,
  options,
  initial,
});

export const flag = (id: string): SwitchField => ({ kind: 'switch', id });

const openingFields = {
  count: measure('count', 'count'),
  width: measure('width', 'm', { most: 100_000 }),
  height: measure('height', 'm', { most: 100_000 }),
} as const;

/** An area, typed as such or by two sides, with what is taken off it. */
export function areaFields(chosen: Typed, { other, hasOpenings = false }: { other: 'width' | 'height'; hasOpenings?: boolean }): Field[] {
  const by = choice('by', ['sides', 'area']);
  const measures =
    optionOf(by, chosen) === 'area'
      ? [measure('area', 'm2')]
      : [measure('length', 'm'), measure(other, 'm', { most: other === 'height' ? 100_000 : 1_000_000 })];
  return [by, ...measures, ...(hasOpenings ? [{ kind: 'openings', id: 'openings' } as const] : [])];
}

/** Square metres of {@link areaFields}. */
export function areaOf(values: Values): Exact {
  const whole = values.has('area') ? values.of('area') : times(values.of('length'), values.of(values.has('height') ? 'height' : 'width'));
  return minus(whole, values.openings);
}

/** An addition in percent, as a factor: 5 % is 1.05. */
export const withSpare = (values: Values, id = 'spare'): Exact => plus(thousandths(1_000), over(values.of(id), thousandths(100_000)));

/** More of everything than the coefficient says; it has its own waste, so that this starts at 0. */
export const spare = (initial = '0') => measure('spare', 'percent', { initial, least: 0, isOptional: true });
