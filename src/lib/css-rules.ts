interface CssRule {
  /** The text ahead of its braces: selectors, or an at-rule's name and condition. */
  readonly head: string;
  readonly body: string;
}

/** The outermost rules of a minified sheet, in their order. Statements without braces, such as `@layer a;`, are not known here: the shop has none. */
export function* rulesOf(sheet: string): Generator<CssRule> {
  let start = 0;
  while (start < sheet.length) {
    const open = sheet.indexOf('{', start);
    if (open === -1) return;
    let depth = 1;
    let end = open + 1;
    for (; depth > 0 && end < sheet.length; end += 1) depth += sheet[end] === '{' ? 1 : sheet[end] === '}' ? -1 : 0;
    yield { head: sheet.slice(start, open).trim(), body: sheet.slice(open + 1, end - 1) };
    start = end;
  }
}
