import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** A node of the syntax tree, as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

interface Source {
  readonly path: string;
  readonly code: string;
  /** Text of each declaration of the file's first level, by name. */
  readonly declared: ReadonlyMap<string, string>;
  /** Files of the tests' own that a name comes from. */
  readonly imported: ReadonlyMap<string, string>;
  /** Each call of `test` or `it`, with the text of its title. */
  readonly tests: readonly { readonly title: string; readonly text: string }[];
}

const sources = new Map<string, Source>();

/**
 * Everything that a test says: its own text and that of the declarations that it names, in its file and in the tests' support.
 * @returns null where the file has no such test
 */
export function textOfTest(root: string, path: string, title: string): string | null {
  if (!existsSync(join(root, path))) return null;
  const source = sourceOf(root, path);
  const found = source.tests.filter(test => test.title.includes(title));
  if (found.length === 0) return null;
  const seen = new Set<string>();
  const gather = (text: string, from: Source): string =>
    [...new Set(text.match(/[A-Za-z_$][\w$]*/g))].reduce((all, name) => {
      const home = from.declared.has(name) ? from : origin(root, from, name);
      const own = home?.declared.get(name);
      const key = `${home?.path} ${name}`;
      if (home === null || own === undefined || seen.has(key)) return all;
      seen.add(key);
      return `${all}\n${gather(own, home)}`;
    }, text);
  return found.map(({ text }) => gather(text, source)).join('\n');
}

function origin(root: string, from: Source, name: string): Source | null {
  const path = from.imported.get(name);
  return path === undefined ? null : sourceOf(root, path);
}

function sourceOf(root: string, path: string): Source {
  const known = sources.get(path);
  if (known !== undefined) return known;
  const code = readFileSync(join(root, path), 'utf8');
  const { program, module, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} can't be parsed`);
  const declared = new Map<string, string>();
  for (const statement of program.body as readonly Node[]) {
    const text = code.slice(statement.start, statement.end);
    const names = text.match(/^(?:export )?(?:async )?(?:function|const|let|class) +([\w$]+|[[{][^=]*?[\]}](?= *[=:]))/);
    for (const [name] of names?.[1]?.matchAll(/[\w$]+/g) ?? []) declared.set(name, text);
  }
  const imported = new Map<string, string>();
  for (const { moduleRequest, entries } of module.staticImports) {
    const target = moduleRequest.value.startsWith('.')
      ? join(dirname(path), moduleRequest.value)
      : moduleRequest.value.replace(/^#tests\//, 'tests/');
    if (target.startsWith('tests/')) for (const { localName } of entries) imported.set(localName.value, target);
  }
  const tests: Source['tests'][number][] = [];
  walk(program, node => {
    if (node.type !== 'CallExpression') return;
    const call = node as Node & { readonly callee: Node; readonly arguments: readonly Node[] };
    const [first] = call.arguments;
    if (
      first === undefined ||
      !/^(?:test|it)\b(?!\.(?:describe|step|use|beforeAll|beforeEach|afterAll|afterEach)\b)/.test(code.slice(call.callee.start))
    )
      return;
    tests.push({ title: code.slice(first.start, first.end), text: code.slice(call.start, call.end) });
  });
  const source = { path, code, declared, imported, tests };
  sources.set(path, source);
  return source;
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  else if (isNode(node)) {
    visit(node);
    for (const value of Object.values(node)) if (typeof value === 'object') walk(value, visit);
  } else if (typeof node === 'object' && node !== null) for (const value of Object.values(node)) walk(value, visit);
}
