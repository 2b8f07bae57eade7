import { parseSync, types as t, traverse } from '@babel/core';

/** A text, or what may be one, that stands beside siblings. */
export interface BareText {
  readonly line: number;
  readonly text: string;
}

type Child = t.JSXElement['children'][number];
/** `still` never comes, goes or changes; `moving` is elements that may; `word` is text as it stands, `text` text that may change. */
type Kind = 'still' | 'moving' | 'word' | 'text';

/** Components that put their text into an element of its own. Lingui's are drawn by `shell/Translation.tsx`. */
const WITH_ELEMENT = new Set(['Trans', 'Plural', 'Words']);

/** Names of variables and properties that hold elements, never a text. */
const ELEMENTS =
  /^(?:above|action|avatar|back|blog|content|details|heading|help|icon|later|leading|links|lost|main|ofPhone|placeholder|project|rest|retry|similar|tools|trailing)$/;

/** Components whose children are elements: a frame, or a list that the caller draws. */
const FRAMES = [
  /^src\/shell\/(?:LandingLayout|SidebarMenu)\.tsx$/,
  /^src\/features\/(?:account\/(?:AccountHub|FederatedReturn)|orders\/OrdersFrame|orders\/OrderSection|payment\/PaymentFrame|reviews\/Subject)\.tsx$/,
  /^src\/features\/catalogue\/(?:listing\/ProductList|product\/BuyPanel|shelf\/ShelfSection)\.tsx$/,
  /^src\/ui\/(?:patterns\/(?:EntryList|ChangeList|RetryState)|primitives\/(?:Field|FieldGroup|StepList))\.tsx$/,
  /^desk\/(?:app\/Frame|catalogue\/VariantTable|figures\/Sales|settings\/(?:RowsField|SettingsForm))\.tsx$/,
  /^desk\/ui\/(?:Answer|FormDialog|Page|Toasts)\.tsx$/,
];

/**
 * Finds text that React would change, remove or put something before while it stands beside siblings. A browser that translates the page
 * has replaced such a text node by elements of its own, and React then fails or changes the old node, which the
 * customer no longer sees. An element whose only child is a string is safe.
 * @param path of a file of TSX from the root, and its source
 */
export function bareTexts(path: string, source: string): BareText[] {
  const file = parseSync(source, { babelrc: false, configFile: false, parserOpts: { plugins: ['typescript', 'jsx'] } });
  if (file === null) throw new Error(`${path} can't be parsed.`);
  const found: BareText[] = [];
  const kindOf = kinds(FRAMES.some(frame => frame.test(path)));
  const look = (children: readonly Child[], isAlone: boolean) => {
    const shown = children.filter(child => !isNothing(child)).map(child => ({ child, kind: kindOf(child) }));
    if (isAlone && shown.length < 2) return;
    // A word that stays is in the way only of what comes right in front of it.
    const isMoving = (index: number) => ['moving', 'text'].includes(shown[index]?.kind ?? 'still');
    const unsafe = shown.filter(({ kind }, index) => kind === 'text' || (kind === 'word' && isMoving(index - 1)));
    for (const { child } of unsafe) {
      found.push({ line: child.loc?.start.line ?? 0, text: source.slice(child.start ?? 0, child.end ?? 0).trim() });
    }
  };
  traverse(file, {
    JSXElement(element) {
      if (isNamed(element.node, WITH_ELEMENT)) element.skip();
      else look(element.node.children, true);
    },
    JSXFragment: fragment => look(fragment.node.children, false),
  });
  return found;
}

/** Nothing between two tags on lines of their own, and comments. */
function isNothing(child: Child): boolean {
  if (t.isJSXText(child)) return /^\s*$/.test(child.value) && (child.value.includes('\n') || child.value === '');
  return t.isJSXExpressionContainer(child) && t.isJSXEmptyExpression(child.expression);
}

function isNamed(element: t.JSXElement, names: ReadonlySet<string>): boolean {
  const { name } = element.openingElement;
  return t.isJSXIdentifier(name) && names.has(name.name);
}

function kinds(isFrame: boolean): (node: t.Node) => Kind {
  const isText = (node: t.Node) => kindOf(node) === 'text' || kindOf(node) === 'word';
  const either = (nodes: readonly t.Node[]): Kind => (nodes.some(isText) ? 'text' : 'moving');

  function kindOf(node: t.Node): Kind {
    if (t.isJSXText(node) || t.isStringLiteral(node)) return 'word';
    if (t.isJSXExpressionContainer(node)) return kindOf(node.expression);
    if (t.isJSXElement(node) || t.isNullLiteral(node) || t.isBooleanLiteral(node)) return 'still';
    if (t.isJSXFragment(node)) return either(node.children.filter(child => !isNothing(child)));
    if (t.isConditionalExpression(node)) return either([node.consequent, node.alternate]);
    if (t.isLogicalExpression(node)) return either(node.operator === '&&' ? [node.right] : [node.left, node.right]);
    if (t.isIdentifier(node) && node.name === 'undefined') return 'still';
    if (t.isIdentifier(node)) return ELEMENTS.test(node.name) || (isFrame && node.name === 'children') ? 'moving' : 'text';
    if (t.isCallExpression(node) || t.isOptionalCallExpression(node)) return isDrawing(node) ? 'moving' : 'text';
    return 'text';
  }

  /** `list.map(entry => <li/>)`, and calls of what draws an element by its name: `renderLink(…)`, `noticeFor(…)`. */
  function isDrawing({ callee, arguments: [draw] }: t.CallExpression | t.OptionalCallExpression): boolean {
    if (t.isIdentifier(callee)) return /^(?:render|draw|notice|jump|button)/.test(callee.name) || (isFrame && callee.name === 'children');
    if (
      !(t.isMemberExpression(callee) || t.isOptionalMemberExpression(callee)) ||
      !t.isIdentifier(callee.property) ||
      callee.property.name !== 'map'
    )
      return false;
    if (!t.isArrowFunctionExpression(draw)) return false;
    if (!t.isBlockStatement(draw.body)) return !isText(draw.body);
    return draw.body.body.every(statement => !t.isReturnStatement(statement) || !statement.argument || !isText(statement.argument));
  }

  return kindOf;
}
