import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rawValuesOf } from './raw-values.ts';
import { product, root } from './sources.ts';

/** Files that name a value themselves, with what kind it is and why. */
const EXCEPTIONS: Readonly<Record<string, { readonly kind: string; readonly why: string }>> = {
  'src/ui/primitives/Logo.css.ts': { kind: 'text size', why: 'the name is part of the mark, which is drawn 32 px high' },
  'src/ui/primitives/Badge.css.ts': { kind: 'text size', why: 'two digits in a disc of 18 px' },
  'src/ui/primitives/Select.css.ts': { kind: 'target', why: 'the specification names the height of an option' },
  'src/features/orders/Invoice.css.ts': { kind: 'text size', why: 'five columns on paper of the size of a receipt' },
};

const styles = product.filter(path => path.endsWith('.css.ts') && !path.startsWith('src/ui/theme/'));
const rawIn = (path: string) => rawValuesOf(readFileSync(join(root, path), 'utf8'));
const isExcepted = (path: string, found: string) => found.includes(`: ${EXCEPTIONS[path]?.kind} `);

describe('values of the design', () => {
  test('stand in the theme, and styles ask for them by name', () => {
    const raw = styles.flatMap(path =>
      rawIn(path)
        .filter(found => !isExcepted(path, found))
        .map(found => `${path}:${found}`),
    );
    expect(raw).toEqual([]);
  });

  test('every exception is still needed', () => {
    const idle = Object.keys(EXCEPTIONS).filter(path => !rawIn(path).some(found => isExcepted(path, found)));
    expect(idle).toEqual([]);
  });

  test.each([
    ["color: '#c0ffee'", '1: colour #c0ffee'],
    ['background: `linear-gradient(rgb(0 0 0 / 20%), red)`', '1: colour rgb(0 0 0 / 20%)'],
    ["\nfontSize: '13px'", '2: text size 13px'],
    ["borderTopLeftRadius: '6px'", '1: radius 6px'],
    ["boxShadow: '0 1px 3px black'", '1: shadow 0 1px 3px black'],
    ["paddingInline: '12px'", '1: distance 12px'],
    ["insetInlineStart: '16px'", '1: distance 16px'],
    ["minHeight: '48px'", '1: target 48px'],
    ['fontWeight: 600', '1: weight 600'],
  ])('%s is told', (source, told) => {
    expect(rawValuesOf(source)).toEqual([told]);
  });

  test.each([
    "borderRadius: '50%'",
    "fontSize: '0.9em'",
    "padding: '2px 15px'",
    "boxShadow: 'inset 0 0 0 1px currentColor'",
    "/* '#c0ffee' */ color: color.ink",
  ])('%s is not', source => {
    expect(rawValuesOf(source)).toEqual([]);
  });
});
