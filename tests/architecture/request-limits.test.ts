import { expect, test } from 'vitest';
import { endpoints } from '#contract/api.ts';

/** As much of a valibot schema or action as the walk looks at. */
interface Node {
  readonly kind: 'schema' | 'validation' | 'transformation' | 'metadata';
  readonly type: string;
  readonly pipe?: readonly Node[];
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly options?: readonly unknown[];
  readonly requirement?: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'kind' in value;

/** An expression that fits texts of bounded length only: it begins and ends, and nothing in it repeats for ever. */
function isBounded(expression: unknown): boolean {
  if (!(expression instanceof RegExp)) return false;
  const plain = expression.source.replace(/\\./g, '.').replace(/\[[^\]]*\]/g, '.');
  return plain.startsWith('^') && plain.endsWith('$') && !/[*+]|\{\d+,\}/.test(plain);
}

/** The bound of each kind of value that can grow. */
const BOUNDS: Readonly<Record<string, (action: Node) => boolean>> = {
  string: ({ type, requirement }) =>
    ['max_length', 'length', 'uuid', 'iso_date'].includes(type) || (type === 'regex' && isBounded(requirement)),
  array: ({ type }) => ['max_length', 'length'].includes(type),
  blob: ({ type }) => type === 'max_size',
};
const PLAIN = ['number', 'boolean', 'picklist', 'literal', 'null', 'undefined'];

/** Paths of everything in a schema that has no maximum. */
function boundless(node: Node, path: string, outer: readonly Node[] = []): string[] {
  // In a pipe the first member is the schema and the others are what is asked of it; an outer pipe asks on.
  const own = [...(node.pipe ?? []).slice(1), ...outer];
  const of = (child: Node, name = '', asked: readonly Node[] = []) => boundless(child, `${path}${name}`, asked);
  const first = node.pipe?.[0];
  if (first !== undefined && first !== node && first.pipe !== undefined) return of(first, '', own);
  if (node.wrapped !== undefined) return of(node.wrapped, '', own);
  if (node.entries !== undefined) return Object.entries(node.entries).flatMap(([name, entry]) => of(entry, `.${name}`));
  // A tuple has as many as it names.
  if (node.type === 'tuple') return (node.items ?? []).flatMap((item, at) => of(item, `[${at}]`));
  const options = (node.options ?? []).filter(isNode);
  if (options.length > 0) return options.flatMap(option => of(option, '', own));
  const inner = node.item === undefined ? [] : of(node.item, '[]');
  if (PLAIN.includes(node.type)) return [];
  const bound = BOUNDS[node.type];
  return bound !== undefined && own.some(bound) ? inner : [`${path}: ${node.type}`, ...inner];
}

test('every text, list and file of a request has a maximum', () => {
  const found = endpoints.flatMap(({ method, path, query, body }) =>
    Object.entries({ query, body }).flatMap(([part, schema]) =>
      schema === undefined ? [] : boundless(schema as unknown as Node, `${method} ${path} ${part}`),
    ),
  );
  expect(found).toEqual([]);
});
