import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { crossingsOf, product, root, sources } from './sources.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Rows and nothing else: their length says nothing about their difficulty. */
const DATA = /^(?:server\/seed\/|server\/modules\/shipping\/|src\/data\/regions)/;
const LONGEST = 300;

describe('rules that a linter does not check', () => {
  test('no file grows past what one can read at a sitting', () => {
    const long = sources.filter(path => !DATA.test(path) && read(path).split('\n').length > LONGEST + 1);
    expect(long).toEqual([]);
  });

  test('no barrel and no name that says nothing', () => {
    const vague = sources.filter(path => /^(?:index|utils?|helpers?|misc|common)\.tsx?$/.test(posix.basename(path)));
    expect(vague.filter(path => !path.startsWith('src/routes/'))).toEqual([]);
  });

  test('no import goes around the linter’s rules: out of its folder, up a layer, or by a type inline', () => {
    expect(product.flatMap(path => crossingsOf(path, read(path)).map(found => `${path}: ${found}`))).toEqual([]);
  });

  test('only folders that draw have JSX', () => {
    const drawing = /^(?:src\/(?:app|routes|shell|features|ui|entry-server|main)\b|desk\/)/;
    expect(product.filter(path => path.endsWith('.tsx') && !drawing.test(path))).toEqual([]);
  });

  test('the worker listens in one file only, where the order of its listeners can be read', () => {
    const listening = product.filter(path => path.startsWith('sw/') && read(path).includes('addEventListener('));
    expect(listening.filter(path => path !== 'sw/main.ts')).toEqual([]);
  });

  test('the browser’s stores are touched in src/storage only', () => {
    const touching = product.filter(
      path => path.startsWith('src/') && /\b(?:localStorage|sessionStorage|indexedDB)\b[.[]/.test(read(path)),
    );
    // The inline scripts run ahead of every module.
    const places = ['src/storage/', 'src/first-view/inline/'];
    expect(touching.filter(path => !places.some(place => path.startsWith(place)))).toEqual([]);
  });

  test('no style attribute: the content security policy would drop it from the first HTML', () => {
    const styled = product.filter(path => path.endsWith('.tsx') && /\sstyle=\{/.test(read(path)));
    expect(styled).toEqual([]);
  });

  test('messages come from context, never from a language shared by all requests', () => {
    const global = product.filter(path => /import \{[^}]*\bt\b[^}]*\} from '@lingui\/core\/macro'/.test(read(path)));
    expect(global).toEqual([]);
  });
});
